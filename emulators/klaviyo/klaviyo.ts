import { randomUUID } from "node:crypto";
import { createRouter } from "#http/router.ts";
import { readText } from "#http/read-text.ts";
import { klaviyoRoutes } from "#klaviyo/klaviyo-routes.ts";
import { KlaviyoError } from "#klaviyo/klaviyo-error.ts";
import { createProfiles } from "#klaviyo/profiles.ts";

export interface KlaviyoOptions {
  /** The only valid private key. */
  apiKey: string;
  /** A list with double opt-in. */
  listId: string;
  now?: () => Date;
}

export interface Klaviyo {
  fetch: (request: Request) => Promise<Response>;
  /** Follows the link in Klaviyo's mail. */
  confirm: (email: string) => void;
  /** Answers every request with this status. Null ends that. */
  fail: (status: number | null) => void;
}

const maxBodyBytes = 1024 * 1024;
const router = createRouter(klaviyoRoutes);

/**
 * The part of Klaviyo's API, revision 2026-07-15, that the site's newsletter uses (developers.klaviyo.com, "Profiles API" and "Data
 * Privacy API"): profiles with their email consent, and the jobs that change it, which finish at once here. It's for contract tests and
 * stores nothing. Everything else is rejected with an error that names it.
 */
export function createKlaviyo({ apiKey, listId, now = () => new Date() }: KlaviyoOptions): Klaviyo {
  const profiles = createProfiles({
    now,
    newId: () => randomUUID().replaceAll("-", "").slice(0, 26).toUpperCase(),
  });
  let failure: number | null = null;

  async function answer(request: Request): Promise<Response> {
    if (failure !== null) throw new KlaviyoError(failure, "error", "An error that a test asked for.");
    if (request.headers.get("authorization") !== `Klaviyo-API-Key ${apiKey}`)
      throw new KlaviyoError(401, "not_authenticated", "Missing or invalid private key.");
    if (!/^\d{4}-\d\d-\d\d$/.test(request.headers.get("revision") ?? ""))
      throw new KlaviyoError(400, "invalid", "Your request is missing a revision header.");
    const found = router.find(request);
    const { pathname } = new URL(request.url);
    if (!found) throw new KlaviyoError(404, "not_emulated", `${request.method} ${pathname} isn't emulated.`);
    const text = await readText(request, maxBodyBytes);
    if (text === null) throw new KlaviyoError(413, "payload_too_large", "The payload is too large.");
    return found.respond({ profiles, listId, text });
  }

  return {
    fetch: (request) =>
      answer(request).catch((error: unknown) => {
        if (error instanceof KlaviyoError) return error.toResponse();
        throw error;
      }),
    confirm: (email) => profiles.confirm(email),
    fail: (status) => {
      failure = status;
    },
  };
}
