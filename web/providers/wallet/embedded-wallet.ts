import { browserStorage } from "#lib/browser-storage.ts";
import { z } from "zod";
import { openValue, sealValue } from "#lib/signed-value.ts";
import type { Wallet } from "./wallet.ts";

/** How long a school can shop before returning to its wallet. */
export const sessionSeconds = browserStorage.walletSession.lasts;

const ticketSchema = z.object({ school: z.string(), until: z.number() });

/** A wallet on this machine. It believes any school's name. */
export interface EmbeddedWallet extends Wallet {
  /** A signed ticket for a new session, which visitors can't forge. */
  startSession: (school: string) => string;
}

interface EmbeddedWalletOptions {
  key: string;
  now?: () => number;
}

export function createEmbeddedWallet({ key, now = Date.now }: EmbeddedWalletOptions): EmbeddedWallet {
  const signing = { purpose: "wallet-session", key };

  return {
    startSession(school) {
      const ticket = { school, until: now() + sessionSeconds * 1000 } satisfies z.infer<typeof ticketSchema>;
      return sealValue(ticket, signing);
    },

    async readSession(sealed) {
      const ticket = ticketSchema.safeParse(openValue(sealed, signing));
      return ticket.success && ticket.data.until > now() ? { school: ticket.data.school } : null;
    },
  };
}
