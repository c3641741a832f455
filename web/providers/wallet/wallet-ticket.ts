import { randomUUID } from "node:crypto";
import { z } from "zod";
import { browserStorage } from "#lib/browser-storage.ts";
import { openValue, sealValue } from "#lib/signed-value.ts";
import type { WalletShopper } from "./wallet.ts";

/** How long a school can shop before returning to its wallet. */
export const walletSessionSeconds = browserStorage.walletSession.lasts;

export interface WalletSession extends WalletShopper {
  /** Tells this visit from every other one. */
  id: string;
}

/** Puts wallet sessions into signed tickets, which visitors can't forge. */
export interface WalletTickets {
  issue: (shopper: WalletShopper) => string;
  /** The session for a visitor's ticket; null when it has expired, was modified or never existed. */
  read: (ticket: string) => WalletSession | null;
}

interface WalletTicketsOptions {
  key: string;
  now?: () => number;
}

export function createWalletTickets({ key, now = Date.now }: WalletTicketsOptions): WalletTickets {
  const signing = { purpose: "wallet-session", key };
  return {
    issue: (shopper) => {
      const ticket = { ...shopper, id: randomUUID(), until: now() + walletSessionSeconds * 1000 };
      return sealValue(ticket satisfies z.infer<typeof ticketSchema>, signing);
    },
    read: (sealed) => {
      const ticket = ticketSchema.safeParse(openValue(sealed, signing));
      if (!ticket.success || ticket.data.until <= now()) return null;
      const { until: _until, ...session } = ticket.data;
      return session;
    },
  };
}

const ticketSchema = z.object({
  id: z.string(),
  school: z.string(),
  name: z.string(),
  email: z.string(),
  isTaxExempt: z.boolean(),
  address: z.object({ street: z.string(), city: z.string(), state: z.string(), zip: z.string() }),
  until: z.number(),
});
