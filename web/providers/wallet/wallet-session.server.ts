import "server-only";
import { cookies } from "next/headers";
import { browserStorage } from "#lib/browser-storage.ts";
import { readEnvironment } from "#lib/environment.server.ts";
import { sessionSeconds } from "./embedded-wallet.ts";
import type { WalletSession } from "./wallet.ts";
import { embeddedWallet } from "./wallet.server.ts";

const walletCookie = browserStorage.walletSession.name;

/** The school the visitor is shopping for, or null. */
export async function readWalletSession(): Promise<WalletSession | null> {
  const ticket = (await cookies()).get(walletCookie)?.value;
  return (ticket && (await embeddedWallet()?.readSession(ticket))) || null;
}

/** Starts shopping for a school. */
export async function keepWalletSession(ticket: string): Promise<void> {
  (await cookies()).set(walletCookie, ticket, {
    httpOnly: true,
    path: "/",
    sameSite: "lax",
    secure: readEnvironment().siteUrl.startsWith("https:"),
    maxAge: sessionSeconds,
  });
}

export async function endWalletSession(): Promise<void> {
  (await cookies()).delete(walletCookie);
}
