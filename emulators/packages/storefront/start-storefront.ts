import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { z } from "zod";
import { type ControlClient, createControlClient } from "#packages/command/control-client.ts";
import { parseSeedFile } from "#storefront/seed-file/read-seed-file.ts";
import type { seedFileSchema } from "#storefront/seed-file/seed-file-schema.ts";
import { serveStorefront } from "#storefront/serve-storefront.ts";
import type { StorefrontOptions } from "#storefront/storefront.ts";
import { type PackageShopCredentials, readShopCredentials } from "./read-shop-credentials.ts";

export interface StartStorefrontOptions extends Pick<
  StorefrontOptions,
  "lagMs" | "newId" | "now" | "oldestVersion" | "publicUrl" | "redirectUris" | "siteUrl" | "throttleSeconds"
> {
  /** Kept when the shop is closed. Without it, the data is in a folder that's deleted then. */
  dataDir?: string;
  /** A free one by default. */
  port?: number;
  /** Loaded into an empty shop, and again by `reset`: what a shop.json has. A shop without products by default. */
  shop?: z.input<typeof seedFileSchema>;
  /** Where the images that `shop` names are. The working directory by default. */
  imagesFolder?: string;
  /** Gets the shop's webhooks. */
  webhookUrl?: string;
}

export interface RunningStorefront extends ControlClient, AsyncDisposable, PackageShopCredentials {
  url: string;
  dataDir: string;
  /** Runs a GraphQL operation of the Storefront API with the private token, and returns the whole response. */
  query: (query: string, variables?: Record<string, unknown>) => Promise<unknown>;
  close: () => Promise<void>;
}

/** A shop in this process. Rejects if its port is in use, or its data, and with everything that's wrong with `shop`. */
export async function startStorefront(options: StartStorefrontOptions = {}): Promise<RunningStorefront> {
  const { dataDir: kept, port = 0, shop, imagesFolder = process.cwd(), ...others } = options;
  const seed = shop === undefined ? undefined : parseSeedFile({ name: "The shop", shop, imagesFolder });
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), "storefront-"));
  const credentials = readShopCredentials(dataDir);
  const { privateToken } = credentials.storefront;
  const storefront = await serveStorefront({
    ...others,
    dataDir,
    port,
    credentials,
    privateToken,
    control: true,
    ...(seed === undefined ? {} : { seed }),
  });
  const close = async () => {
    await storefront.close();
    if (kept === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    ...createControlClient({ url: storefront.url, token: credentials.storefront.adminToken }),
    ...credentials,
    url: storefront.url,
    dataDir,
    query: async (query, variables = {}) => {
      const response = await fetch(`${storefront.url}/api/2026-04/graphql.json`, {
        method: "POST",
        headers: { "content-type": "application/json", "shopify-storefront-private-token": privateToken },
        body: JSON.stringify({ query, variables }),
      });
      return response.json();
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}
