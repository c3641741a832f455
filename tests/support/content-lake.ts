import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ClientConfig, createClient, type SanityClient } from "@sanity/client";
import {
  type ContentLake,
  type ContentLakeOptions,
  createContentLake,
} from "@shop/emulators/content-lake/content-lake.ts";
import { serviceHosts } from "@shop/emulators/http/own-host.ts";
import { serve } from "@shop/emulators/http/serve.ts";
import type { RawData } from "ws";
import { noteEndpoint } from "./note-endpoint.ts";

export const lakeCredentials = {
  contentLake: { administrator: "sk-administrator", editor: "sk-editor", viewer: "sk-viewer" },
  users: [
    { role: "editor", name: "Eden Editor", email: "eden@handshape.test", password: "correct horse" },
    { role: "viewer", name: "Vic Viewer", email: "vic@handshape.test", password: "battery staple" },
  ],
} satisfies ContentLakeOptions["credentials"];

export interface TestLake extends AsyncDisposable {
  url: string;
  dataDir: string;
  lake: ContentLake;
  /** A real client with the editor's token and the raw perspective, by default. */
  client: (config?: ClientConfig) => SanityClient;
  /** A client without a token. */
  visitor: () => SanityClient;
  /** Creates a dataset besides `production`. */
  createDataset: (name: string) => Promise<void>;
  /** Calls the control plane with the administrator's token. `body` is sent as JSON. */
  control: (method: string, path: string, body?: unknown) => Promise<Response>;
  /** Closes the lake and opens another on the same data, optionally with other options. */
  restart: (others?: Pick<Partial<ContentLakeOptions>, "publicUrl" | "webhooks">) => Promise<void>;
}

interface TestLakeOptions extends Omit<Partial<ContentLakeOptions>, "dataDir"> {
  /** Fills the data directory before the lake opens it. */
  prepare?: (dataDir: string) => Promise<void>;
}

/** A lake on a free port with its own data directory, deleted with the test. */
export async function startTestLake({ prepare, ...options }: TestLakeOptions = {}): Promise<TestLake> {
  const dataDir = await mkdtemp(join(tmpdir(), "content-lake-"));
  await prepare?.(dataDir);
  let lake: ContentLake | null = null;
  const current = () => {
    if (!lake) throw new Error("The lake isn't open.");
    return lake;
  };
  const served = await serve({
    hostNames: serviceHosts.sanity,
    port: 0,
    fetch: (request) => current().fetch(request),
    upgrade: (request, socket, head) => current().upgrade(request, socket, head),
  });
  const open = async (others: Partial<ContentLakeOptions> = {}) => {
    const usual = { credentials: lakeCredentials, publicUrl: served.url, dataDir };
    lake = createContentLake({ ...usual, ...options, ...others });
    lake.requests.watch((entry) => noteEndpoint("content-lake", entry));
    await lake.ready;
  };
  await open();

  const client = (config: ClientConfig = {}) =>
    createClient({
      projectId: "anything",
      dataset: "production",
      apiVersion: "2026-06-01",
      apiHost: served.url,
      useProjectHostname: false,
      useCdn: false,
      perspective: "raw",
      token: lakeCredentials.contentLake.editor,
      ...config,
    });
  return {
    url: served.url,
    dataDir,
    get lake() {
      return current();
    },
    client,
    visitor: () => {
      const { token: _token, ...config } = client().config();
      return createClient({ ...config, perspective: "published" });
    },
    createDataset: async (name) => {
      await client({ token: lakeCredentials.contentLake.administrator }).datasets.create(name);
    },
    control: (method, path, body) =>
      fetch(`${served.url}/_emulator${path}`, {
        method,
        headers: { authorization: `Bearer ${lakeCredentials.contentLake.administrator}` },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    restart: async (others) => {
      await current().close();
      await open(others);
    },
    [Symbol.asyncDispose]: async () => {
      await current().close();
      await served.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Waits until a condition holds, polling every few milliseconds. */
export async function until(holds: () => boolean, withinMs = 10_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!holds()) {
    if (Date.now() > deadline)
      throw new Error(`The condition didn't hold within ${withinMs} ms: ${holds.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** The text of a WebSocket message. */
export function toText(data: RawData): string {
  return Array.isArray(data) ? Buffer.concat(data).toString() : new TextDecoder().decode(data);
}
