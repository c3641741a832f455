import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@shop/emulators/http/serve.ts";
import { createStorefront, type StorefrontOptions } from "@shop/emulators/storefront/storefront.ts";
import { stockedSeed } from "./stocked-seed.ts";

export const accessToken = "storefront-test-token";
export const adminToken = "admin-test-token";
export const webhookSecret = "webhook-test-secret";

interface Answer {
  status: number;
  /** The version that answered. */
  version: string | null;
  // Tests assert on it; what a test does not find there fails it.
  // oxlint-disable-next-line typescript/no-explicit-any -- an answer has the shape of the query a test wrote
  body: any;
}

interface AskOptions {
  version?: string;
  /** Instead of the shop's token. */
  headers?: Record<string, string>;
}

export interface RunningStorefront {
  url: string;
  dataDir: string;
  ask: (query: string, variables?: Record<string, unknown>, options?: AskOptions) => Promise<Answer>;
  post: (body: string, options?: AskOptions) => Promise<Answer>;
  stop: () => Promise<void>;
}

/** A storefront of a test's own, on a free port, with a catalogue that has stock to run out of. */
export async function startStorefront(options: Partial<StorefrontOptions> = {}): Promise<RunningStorefront> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "storefront-"));
  const storefront = createStorefront({
    seed: stockedSeed,
    ...options,
    dataDir,
    credentials: { storefront: { accessToken, adminToken, webhookSecret } },
  });
  const served = await serve({ port: 0, fetch: storefront.fetch });

  const post: RunningStorefront["post"] = async (body, { version = "2025-01", headers } = {}) => {
    const response = await fetch(`${served.url}/api/${version}/graphql.json`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(headers ?? { "x-shopify-storefront-access-token": accessToken }),
      },
      body,
    });
    return {
      status: response.status,
      version: response.headers.get("x-shopify-api-version"),
      body: await response.json(),
    };
  };

  return {
    url: served.url,
    dataDir,
    post,
    ask: (query, variables = {}, askOptions = {}) => post(JSON.stringify({ query, variables }), askOptions),
    stop: async () => {
      await served.close();
      await storefront.close();
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
