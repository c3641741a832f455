import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Wallet } from "./wallet.ts";

/** How long a school can shop before it comes from its wallet again. */
export const sessionSeconds = 8 * 3600;

const ticketSchema = z.object({ school: z.string(), until: z.number() });

/** A wallet on this machine: it believes whoever says which school they are. */
export interface EmbeddedWallet extends Wallet {
  /** The ticket of a new session, signed, so that no visitor can write one. */
  startSession: (school: string) => string;
}

interface EmbeddedWalletOptions {
  key: string;
  now?: () => number;
}

export function createEmbeddedWallet({ key, now = Date.now }: EmbeddedWalletOptions): EmbeddedWallet {
  const sign = (payload: string) =>
    createHmac("sha256", key).update(`wallet-session ${payload}`).digest("base64url");

  return {
    startSession(school) {
      const ticket = { school, until: now() + sessionSeconds * 1000 } satisfies z.infer<typeof ticketSchema>;
      const payload = Buffer.from(JSON.stringify(ticket)).toString("base64url");
      return `${payload}.${sign(payload)}`;
    },

    async readSession(ticket) {
      const [payload = "", signature = ""] = ticket.split(".");
      if (!isSame(signature, sign(payload))) return null;
      const { school, until } = ticketSchema.parse(JSON.parse(Buffer.from(payload, "base64url").toString()));
      return until > now() ? { school } : null;
    },
  };
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}
