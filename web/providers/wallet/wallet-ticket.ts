import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { readSigningKey } from "#database/signing-key.ts";
import { browserStorage } from "#lib/browser-storage.ts";
import { signValue, verifyValue } from "#lib/signed-value.ts";
import type { WalletShopper } from "./wallet.ts";

/** How long a school can shop before returning to its wallet. */
export const walletSessionSeconds = browserStorage.walletSession.maxAgeSeconds;

export interface WalletSession extends WalletShopper {
  /** Tells this visit from every other one. */
  id: string;
}

/** Puts wallet sessions into signed tickets, which visitors can't forge. */
export interface WalletTickets {
  issue: (shopper: WalletShopper) => string;
  /** The session for a visitor's ticket; null when it has ended or expired, was modified or never existed. */
  read: (ticket: string) => WalletSession | null;
  /** Ends the session, also for whoever has a copy of its ticket. */
  end: (ticket: string) => void;
}

interface WalletTicketsOptions {
  database: DatabaseSync;
  now?: () => number;
}

export function createWalletTickets({ database, now = Date.now }: WalletTicketsOptions): WalletTickets {
  const signing = { purpose: "wallet-session", key: readSigningKey(database, "wallet") };
  const selectEnded = database.prepare("select 1 from ended_wallet_session where id = ?");
  const insertEnded = database.prepare(
    "insert into ended_wallet_session (id, expires_at) values (?, ?) on conflict (id) do nothing",
  );
  const deleteExpired = database.prepare("delete from ended_wallet_session where expires_at <= ?");
  const verify = (signed: string) => {
    const ticket = ticketSchema.safeParse(verifyValue(signed, signing));
    return ticket.success && ticket.data.until > now() ? ticket.data : null;
  };
  return {
    issue: (shopper) => {
      const ticket = { ...shopper, id: randomUUID(), until: now() + walletSessionSeconds * 1000 };
      return signValue(ticket satisfies z.infer<typeof ticketSchema>, signing);
    },
    read: (signed) => {
      const ticket = verify(signed);
      if (!ticket || selectEnded.get(ticket.id)) return null;
      const { until: _until, ...session } = ticket;
      return session;
    },
    end: (signed) => {
      const ticket = verify(signed);
      if (!ticket) return;
      deleteExpired.run(now());
      insertEnded.run(ticket.id, ticket.until);
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
