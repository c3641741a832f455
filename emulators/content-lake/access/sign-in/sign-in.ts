import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import type { User } from "#content-lake/access/access.ts";
import { createFailures } from "#http/sign-in-failures.ts";
import type { Sessions } from "./sessions.ts";
import type { LakeCredentials } from "#content-lake/access/lake-credentials.ts";

export type SignInResult =
  | { kind: "signed-in"; sid: string }
  | { kind: "wrong" }
  | { kind: "too-many"; retryAfterSeconds: number };

export interface SignInAttempt {
  email: string;
  password: string;
  /** The client's IP, if known. */
  address: string;
}

/** Signs in with a password. Success returns a `sid`, valid once and for a minute, that the Studio exchanges for a token. */
export interface SignIn {
  attempt: (attempt: SignInAttempt) => Promise<SignInResult>;
  /** The token for a sid, or null if it's unknown, used or expired. */
  redeem: (sid: string) => string | null;
  signOut: (token: string) => void;
}

interface SignInOptions {
  credentials: Pick<LakeCredentials, "users">;
  users: readonly User[];
  sessions: Sessions;
  now: () => Date;
}

const sidLifeMs = 60_000;

export function createSignIn({ credentials, users, sessions, now }: SignInOptions): SignIn {
  // Created at the first sign-in, because most lakes in tests never have one.
  let accounts: Promise<Account[]> | null = null;
  const failures = createFailures(now);
  const sids = new Map<string, { userId: string; expiresAt: number }>();

  return {
    attempt: async ({ email: typed, password, address }) => {
      const email = normalize(typed);
      const retryAfterSeconds = failures.blockedFor({ email, address });
      if (retryAfterSeconds > 0) return { kind: "too-many", retryAfterSeconds };
      // Counted from the start, or any number could be made at the same moment.
      failures.add({ email, address });
      accounts ??= createAccounts(credentials, users);
      const account = (await accounts).find((other) => other.email === email);
      // An unknown email takes as long as a known one.
      const key = await derive(password, account?.salt ?? randomBytes(16));
      if (!account || !timingSafeEqual(key, account.hash)) return { kind: "wrong" };
      failures.forget({ email, address });
      const sid = randomBytes(24).toString("base64url");
      for (const [other, { expiresAt }] of sids) if (expiresAt <= now().getTime()) sids.delete(other);
      sids.set(sid, { userId: account.userId, expiresAt: now().getTime() + sidLifeMs });
      return { kind: "signed-in", sid };
    },
    redeem: (sid) => {
      const entry = sids.get(sid);
      sids.delete(sid);
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
