import "server-only";
import { cookies } from "next/headers";
import { siteDatabase } from "#database/site-database.server.ts";
import { browserStorage } from "#lib/browser-storage.ts";
import { readEnvironment } from "#lib/environment.server.ts";
import type { WalletShopper } from "./wallet.ts";
import {
  createWalletTickets,
  type WalletSession,
  walletSessionSeconds,
  type WalletTickets,
} from "./wallet-ticket.ts";

const walletCookie = browserStorage.walletSession.name;

let siteTickets: WalletTickets | undefined;

function tickets(): WalletTickets {
  siteTickets ??= createWalletTickets({ database: siteDatabase() });
  return siteTickets;
}

/** The visitor's session, or null. */
export async function readWalletSession(): Promise<WalletSession | null> {
  const ticket = (await cookies()).get(walletCookie)?.value;
  return ticket && readEnvironment().wallet ? tickets().read(ticket) : null;
}

/** Starts shopping for a school. */
export async function startWalletSession(shopper: WalletShopper): Promise<void> {
  (await cookies()).set(walletCookie, tickets().issue(shopper), {
    httpOnly: true,
    path: "/",
    sameSite: "lax",
    secure: readEnvironment().siteUrl.startsWith("https:"),
    maxAge: walletSessionSeconds,
  });
}

export async function endWalletSession(): Promise<void> {
  const jar = await cookies();
  const ticket = jar.get(walletCookie)?.value;
  if (ticket) tickets().end(ticket);
  jar.delete(walletCookie);
}
