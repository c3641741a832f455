import { randomBytes } from "node:crypto";

interface Options {
  lifetimeMs: number;
  now: () => Date;
}

/** Values under random keys, in memory, each for a limited time. */
export interface ExpiringValues<Value> {
  /** Returns the key, which can't be guessed. */
  add: (value: Value) => string;
  /** null once it has expired or was removed. */
  read: (key: string) => Value | null;
  remove: (key: string) => void;
  /** Newest first. */
  list: () => Value[];
}

/** Anybody can start a sign-in, so the oldest ones are forgotten. */
const maxValues = 1000;

export function createExpiringValues<Value>({ lifetimeMs, now }: Options): ExpiringValues<Value> {
  const kept = new Map<string, { value: Value; expiresAt: number }>();
  const isCurrent = ({ expiresAt }: { expiresAt: number }) => expiresAt > now().getTime();
  return {
    add: (value) => {
      const oldest = kept.keys().next().value;
      if (kept.size >= maxValues && oldest !== undefined) kept.delete(oldest);
      const key = randomBytes(24).toString("base64url");
      kept.set(key, { value, expiresAt: now().getTime() + lifetimeMs });
      return key;
    },
    read: (key) => {
      const found = kept.get(key);
      return found && isCurrent(found) ? found.value : null;
    },
    remove: (key) => {
      kept.delete(key);
    },
    list: () =>
      [...kept.values()]
        .filter(isCurrent)
        .map(({ value }) => value)
        .toReversed(),
  };
}
