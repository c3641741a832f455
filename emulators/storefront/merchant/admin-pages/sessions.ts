import { createHash, createHmac, randomBytes } from "node:crypto";
import { isSameSecret } from "#files/same-secret.ts";

/** Who is signed in to the admin pages, for twelve hours at most and until the storefront ends. */
export interface Sessions {
  /** The value of a new session's cookie. */
  create: () => string;
  has: (session: string) => boolean;
  end: (session: string) => void;
  /** What a form of this session carries, so that nobody else can make one for it. */
  formToken: (session: string) => string;
  isFormToken: (session: string, given: string) => boolean;
}

export const sessionLifeInSeconds = 12 * 60 * 60;

export function createSessions(now: () => Date): Sessions {
  /** By the hash of the session: what is in memory opens nothing. */
  const endings = new Map<string, number>();
  const formToken = (session: string) => createHmac("sha256", session).update("form").digest("base64url");

  return {
    create: () => {
      const time = now().getTime();
      for (const [key, end] of endings) if (end <= time) endings.delete(key);
      const session = randomBytes(24).toString("base64url");
      endings.set(hash(session), time + sessionLifeInSeconds * 1000);
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
