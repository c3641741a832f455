import "server-only";
import { readEnvironment } from "#lib/environment.server.ts";
import { createStorefrontClient } from "./storefront-client.ts";
import { type ChangeReader, createChangeReader } from "./webhooks/change-reader.ts";

/** Shopify waits five seconds for a webhook response, and this read is only part of that. */
const timeout = 2000;

let reader: ChangeReader | undefined;

/** Reads how far the Storefront API has caught up with a change. Throws StorefrontError. */
export const readChange: ChangeReader = (change) => {
  reader ??= createChangeReader(createStorefrontClient({ ...readEnvironment().storefront, timeout }));
  return reader(change);
};
