import "server-only";
import { readEnvironment } from "#lib/environment.server.ts";
import { createEmbeddedWallet, type EmbeddedWallet } from "./embedded-wallet.ts";

/** The wallet of an embedded shop. A hosted shop has none until a provider is set up for it. */
export function embeddedWallet(): EmbeddedWallet | null {
  const { storefront } = readEnvironment();
  return storefront.mode === "embedded" ? createEmbeddedWallet({ key: storefront.webhookSecret }) : null;
}
