import { randomInt } from "node:crypto";
import { isSameSecret } from "#files/same-secret.ts";
import { createExpiringValues } from "./expiring-values.ts";

export interface SignInCode {
  email: string;
  /** Six digits. */
  code: string;
  /** ISO 8601, UTC. */
  sentAt: string;
}

/** The codes that people get by email to sign in. */
export interface SignInCodes {
  /** Returns the attempt's key, for the form that asks for the code. */
  send: (email: string) => string;
  /** The email of an attempt whose code still works. */
  readEmail: (attempt: string) => string | null;
  /** The email if the code is right. A right code works once, and the fifth wrong guess ends the attempt. */
  redeem: (attempt: string, code: string) => string | null;
  /** Those that still work, newest first. */
  list: () => SignInCode[];
}

/** Shopify doesn't publish its numbers. */
const lifetimeMs = 10 * 60_000;
const maxGuesses = 5;

/** In memory, so a restart ends the attempts that are under way. */
export function createSignInCodes(now: () => Date): SignInCodes {
  const attempts = createExpiringValues<SignInCode & { guesses: number }>({ lifetimeMs, now });
  return {
    send: (email) =>
      attempts.add({
        email,
        code: String(randomInt(1_000_000)).padStart(6, "0"),
        sentAt: now().toISOString(),
        guesses: 0,
      }),
    readEmail: (attempt) => attempts.read(attempt)?.email ?? null,
    redeem: (attempt, code) => {
      const found = attempts.read(attempt);
      if (!found) return null;
      found.guesses += 1;
      const isRight = isSameSecret(code, found.code);
      if (isRight || found.guesses >= maxGuesses) attempts.remove(attempt);
      return isRight ? found.email : null;
    },
    list: () => attempts.list().map(({ email, code, sentAt }) => ({ email, code, sentAt })),
  };
}
