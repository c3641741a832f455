import "server-only";
import { readEnvironment } from "#lib/environment.server.ts";
import { createClassWallet } from "./class-wallet.ts";
import type { Wallet } from "./wallet.ts";

/** ClassWallet or its emulator, as the environment says. Null if the shop has no wallet. */
export function siteWallet(): Wallet | null {
  const { wallet, siteUrl } = readEnvironment();
  return wallet && createClassWallet({ ...wallet, siteUrl });
}
