import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { LakeCredentials } from "#content-lake/access/lake-credentials.ts";
import type { ContentLakeOptions } from "#content-lake/content-lake.ts";
import { serveContentLake } from "#content-lake/serve-content-lake.ts";
import type { SeedDocument } from "#content-lake/store/seeding.ts";
import { type ControlClient, createControlClient } from "#packages/command/control-client.ts";
import { readLakeCredentials } from "./read-lake-credentials.ts";

export interface StartContentLakeOptions extends Pick<
  ContentLakeOptions,
  "allowedOrigins" | "newId" | "now" | "projectName" | "webhooks"
> {
  /** Kept when the lake is closed. Without it, the data is in a folder that's deleted then. */
  dataDir?: string;
  /** A free one by default. */
  port?: number;
  /** Where browsers reach the lake. By default, at its port. */
  publicUrl?: string;
  /** Loaded into an empty lake, and again by `reset`. */
  documents?: readonly SeedDocument[];
  /** What `image@file://./…` and `file@file://./…` in the documents are relative to. The working directory by default. */
  filesFolder?: string;
}

export interface RunningContentLake extends ControlClient, AsyncDisposable, LakeCredentials {
  url: string;
  dataDir: string;
  /** What a client of @sanity/client needs besides a project's ID, a dataset, and an API version. It can write. */
  clientConfig: { apiHost: string; useProjectHostname: false; useCdn: false; token: string };
  /** Adds documents, or replaces those with the same IDs, in one transaction. */
  seed: (documents: readonly SeedDocument[], dataset?: string) => Promise<void>;
  close: () => Promise<void>;
}

/** A Content Lake in this process. Rejects if its port is in use, or its data. */
export async function startContentLake(options: StartContentLakeOptions = {}): Promise<RunningContentLake> {
  const { dataDir: kept, port = 0, documents, filesFolder = process.cwd(), ...others } = options;
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), "content-lake-"));
  const credentials = readLakeCredentials(dataDir);
  const lake = await serveContentLake({
    ...others,
    dataDir,
    port,
    credentials,
    control: true,
    ...(documents ? { seed: { documents, directory: pathToFileURL(join(filesFolder, "/")) } } : {}),
  });
  const control = createControlClient({ url: lake.url, token: credentials.contentLake.administrator });
  const close = async () => {
    await lake.close();
    if (kept === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    ...control,
    ...credentials,
    url: lake.url,
    dataDir,
    clientConfig: {
      apiHost: lake.url,
      useProjectHostname: false,
      useCdn: false,
      token: credentials.contentLake.editor,
    },
    seed: async (added, dataset = "production") =>
      void (await control.call("POST", "/seed", { dataset, documents: added })),
    close,
    [Symbol.asyncDispose]: close,
  };
}
