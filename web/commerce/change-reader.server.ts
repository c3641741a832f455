import "server-only";
import { readEnvironment } from "#lib/environment.server.ts";
import { createStorefrontClient } from "./storefront-client.ts";
import { type ChangeReader, createChangeReader } from "./webhooks/change-reader.ts";

/** Shopify waits five seconds for the answer to a webhook, and the reading is only a part of it. */
const timeout = 2000;

let reader: ChangeReader | undefined;

/** Asks the shop of the environment how far it has got with a change. Throws StorefrontError. */
export const readChange: ChangeReader = (change) => {
  reader ??= createChangeReader(createStorefrontClient({ ...readEnvironment().storefront, timeout }));
  return reader(change);
};
