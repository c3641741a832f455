import { createHash, createHmac, randomBytes } from "node:crypto";
import { isSameSecret } from "#files/same-secret.ts";

/** Sessions of the admin pages, which last up to twelve hours or until the storefront stops. */
export interface Sessions {
  /** The value of a new session's cookie. */
  create: () => string;
  has: (session: string) => boolean;
  end: (session: string) => void;
  /** The token in this session's forms, so that no one else can forge one. */
  formToken: (session: string) => string;
  isFormToken: (session: string, given: string) => boolean;
}

export const sessionLifeSeconds = 12 * 60 * 60;

export function createSessions(now: () => Date): Sessions {
  /** By the session's hash, so that what's in memory can't be used to sign in. */
  const endings = new Map<string, number>();
  const formToken = (session: string) => createHmac("sha256", session).update("form").digest("base64url");

  return {
    create: () => {
      const time = now().getTime();
      for (const [key, end] of endings) if (end <= time) endings.delete(key);
      const session = randomBytes(24).toString("base64url");
      endings.set(hash(session), time + sessionLifeSeconds * 1000);
      return session;
    },
    has: (session) => (endings.get(hash(session)) ?? 0) > now().getTime(),
    end: (session) => {
      endings.delete(hash(session));
    },
    formToken,
    isFormToken: (session, given) => isSameSecret(given, formToken(session)),
  };
}

function hash(session: string): string {
  return createHash("sha256").update(session).digest("hex");
}
