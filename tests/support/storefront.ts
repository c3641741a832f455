import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serviceHosts } from "@shop/emulators/http/own-host.ts";
import { serve } from "@shop/emulators/http/serve.ts";
import { createStorefront, type StorefrontOptions } from "@shop/emulators/storefront/storefront.ts";
import { noteEndpoint } from "./note-endpoint.ts";
import { noteOperations } from "./note-operations.ts";
import { stockedSeed } from "./stocked-seed.ts";

export const accessToken = "storefront-test-token";
export const adminToken = "admin-test-token";
export const webhookSecret = "webhook-test-secret";

const users: NonNullable<StorefrontOptions["credentials"]["users"]> = [
  { role: "administrator", name: "Ada", email: "ada@handshape.test", password: "correct horse" },
  { role: "editor", name: "Eden", email: "eden@handshape.test", password: "battery staple" },
];

interface Answer {
  status: number;
  /** The API version of the response. */
  version: string | null;
  // Tests assert on it, and a missing field fails the test.
  // oxlint-disable-next-line typescript/no-explicit-any -- a response has the shape of the test's query
  body: any;
}

interface AskOptions {
  version?: string;
  /** Replaces the shop's token. */
  headers?: Record<string, string>;
}

export interface TestStorefront {
  url: string;
  /** The URL that the shop names in its answers. */
  publicUrl: string;
  dataDir: string;
  ask: (query: string, variables?: Record<string, unknown>, options?: AskOptions) => Promise<Answer>;
  post: (body: string, options?: AskOptions) => Promise<Answer>;
  /** Calls the Admin API with the admin token. `path` comes after the version, `body` is sent as JSON. */
  admin: (method: string, path: string, body?: unknown) => Promise<Answer>;
  /** Calls the control plane with the admin token. `body` is sent as JSON. */
  control: (method: string, path: string, body?: unknown) => Promise<Answer>;
  /** Closes the shop and opens another on the same data and URL, optionally with other options. */
  restart: (others?: Partial<StorefrontOptions>) => Promise<void>;
  stop: () => Promise<void>;
}

/** A test's own storefront on a free port, with a catalog that can sell out. */
export async function startTestStorefront(options: Partial<StorefrontOptions> = {}): Promise<TestStorefront> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "storefront-"));
  const open = (others: Partial<StorefrontOptions> = {}) => {
    const opened = createStorefront({
      seed: stockedSeed,
      control: true,
      ...options,
      ...others,
      dataDir,
      credentials: { storefront: { accessToken, adminToken, webhookSecret }, users },
    });
    opened.requests.watch((entry) => noteEndpoint("storefront", entry));
    return opened;
  };
  let storefront = open();
  const served = await serve({
    hostNames: serviceHosts.shopify,
    port: 0,
    fetch: (request) => storefront.fetch(request),
    direct: (incoming, outgoing) => storefront.direct(incoming, outgoing),
  });

  const askAsAdmin =
    (start: string): TestStorefront["admin"] =>
    async (method, path, body) => {
      const response = await fetch(served.url + start + path, {
        method,
        headers: { "x-shopify-access-token": adminToken, "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const version = response.headers.get("x-shopify-api-version");
      return { status: response.status, version, body: await response.json() };
    };

  const post: TestStorefront["post"] = async (body, { version = "2025-01", headers } = {}) => {
    const response = await fetch(`${served.url}/api/${version}/graphql.json`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(headers ?? { "x-shopify-storefront-access-token": accessToken }),
      },
      body,
    });
    const answer = await response.json();
    noteOperations(body, answer);
    return {
      status: response.status,
      version: response.headers.get("x-shopify-api-version"),
      body: answer,
    };
  };

  return {
    url: served.url,
    publicUrl: options.publicUrl ?? served.url,
    dataDir,
    post,
    admin: askAsAdmin("/admin/api/2025-01"),
    control: askAsAdmin("/_emulator"),
    ask: (query, variables = {}, askOptions = {}) => post(JSON.stringify({ query, variables }), askOptions),
    restart: async (others) => {
      await storefront.close();
      storefront = open(others);
    },
    stop: async () => {
      await served.close();
      await storefront.close();
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
