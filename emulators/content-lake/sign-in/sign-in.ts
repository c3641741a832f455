import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import type { User } from "#content-lake/access.ts";
import type { Sessions } from "#content-lake/sign-in/sessions.ts";
import type { Credentials } from "#seed/credentials.ts";

export type SignInResult =
  | { kind: "signed-in"; sid: string }
  | { kind: "wrong" }
  | { kind: "too-many"; retryAfterInSeconds: number };

/** Password sign-in. A success yields a `sid`, good once and for a minute, that the Studio swaps for a token. */
export interface SignIn {
  attempt: (email: string, password: string) => Promise<SignInResult>;
  /** The token for a sid, or null when it is unknown, used or too old. */
  redeem: (sid: string) => string | null;
  signOut: (token: string) => void;
}

interface SignInOptions {
  credentials: Pick<Credentials, "users">;
  users: readonly User[];
  sessions: Sessions;
  now: () => Date;
}

const sidLifeInMs = 60_000;
const failureWindowInMs = 5 * 60_000;
const failuresPerEmail = 5;
/** Against guessing across many addresses; the accounts are few. */
const failuresInAll = 50;

export function createSignIn({ credentials, users, sessions, now }: SignInOptions): SignIn {
  // Made when the first person signs in: most lakes of a test run never see one.
  let accounts: Promise<Account[]> | null = null;
  const failures: { email: string; at: number }[] = [];
  const sids = new Map<string, { userId: string; expiresAt: number }>();

  function blockedFor(email: string): number {
    const start = now().getTime() - failureWindowInMs;
    while (failures[0] && failures[0].at <= start) failures.shift();
    const own = failures.filter((failure) => failure.email === email);
    const oldest =
      own.length >= failuresPerEmail ? own[0] : failures.length >= failuresInAll ? failures[0] : null;
    return oldest ? Math.ceil((oldest.at - start) / 1000) : 0;
  }

  return {
    attempt: async (typed, password) => {
      const email = normalize(typed);
      const retryAfterInSeconds = blockedFor(email);
      if (retryAfterInSeconds > 0) return { kind: "too-many", retryAfterInSeconds };
      accounts ??= createAccounts(credentials, users);
      const account = (await accounts).find((other) => other.email === email);
      // An address that nobody has takes as much time as one that somebody has.
      const key = await derive(password, account?.salt ?? randomBytes(16));
      if (!account || !timingSafeEqual(key, account.hash)) {
        failures.push({ email, at: now().getTime() });
        return { kind: "wrong" };
      }
      const sid = randomBytes(24).toString("base64url");
      sids.set(sid, { userId: account.userId, expiresAt: now().getTime() + sidLifeInMs });
      return { kind: "signed-in", sid };
    },
    redeem: (sid) => {
      const entry = sids.get(sid);
      sids.delete(sid);
      for (const [other, { expiresAt }] of sids) if (expiresAt <= now().getTime()) sids.delete(other);
      if (!entry || entry.expiresAt <= now().getTime()) return null;
      return sessions.create(entry.userId);
    },
    signOut: (token) => sessions.revoke(token),
  };
}

function normalize(email: string): string {
  return email.trim().toLowerCase();
}

interface Account {
  email: string;
  userId: string;
  salt: Buffer;
  hash: Buffer;
}

function createAccounts(
  credentials: SignInOptions["credentials"],
  users: readonly User[],
): Promise<Account[]> {
  const people = credentials.users.flatMap(({ email, password }) => {
    const user = users.find((other) => other.email === email);
    return user ? [{ email: normalize(email), userId: user.id, password }] : [];
  });
  return Promise.all(
    people.map(async ({ password, ...person }) => {
      const salt = randomBytes(16);
      return { ...person, salt, hash: await derive(password, salt) };
    }),
  );
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, 32, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
