import "server-only";
import { readEnvironment } from "#lib/environment.server.ts";
import { createEmbeddedWallet, type EmbeddedWallet } from "./embedded-wallet.ts";

/** The embedded shop's wallet. A hosted shop has none until a provider is set up. */
export function embeddedWallet(): EmbeddedWallet | null {
  const { storefront } = readEnvironment();
  return storefront.mode === "embedded" ? createEmbeddedWallet({ key: storefront.webhookSecret }) : null;
}
