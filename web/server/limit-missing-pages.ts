import type { IncomingMessage, ServerResponse } from "node:http";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { readClientAddress } from "#lib/client-address.ts";
import { answerPlainPage } from "#lib/plain-page.ts";
import type { Handler } from "./cached-response.ts";

interface MissingPageLimit {
  trustedProxies: number;
  /** How many missing pages an address may ask for in a minute: more than a person or a crawler finds. */
  each?: number;
}

/**
 * Lets Next answer, except to an address that has asked for too many missing pages. Each is rendered, and anybody can make them up.
 * What's in memory is answered before this.
 */
export function limitMissingPages(next: Handler, { trustedProxies, each = 60 }: MissingPageLimit): Handler {
  const missing = new RateLimiterMemory({ points: each, duration: 60 });
  return async (request, response) => {
    const address = readClientAddress(toHeaders(request), trustedProxies);
    if (address === null) return next(request, response);
    const counted = await missing.get(address);
    if (counted && counted.consumedPoints >= each) {
      const page = answerPlainPage({
        status: 429,
        title: "One moment, please",
        body: "<p>You’ve asked for many pages that don’t exist. Wait a minute, then try again.</p>",
      });
      page.headers.set("retry-after", String(Math.ceil(counted.msBeforeNext / 1000)));
      response.statusCode = page.status;
      response.setHeaders(page.headers);
      response.end(request.method === "HEAD" ? undefined : await page.text());
      return;
    }
    // Before the answer has been read: a visitor who leaves has had it rendered, too.
    response.once("close", () => {
      if (response.statusCode === 404 && isPage(response)) void missing.penalty(address);
    });
    await next(request, response);
  };
}

/** Whatever the address looks like: Next renders a page for a missing endpoint, too. */
const isPage = (response: ServerResponse) =>
  String(response.getHeader("content-type")).startsWith("text/html");

const toHeaders = ({ headers }: IncomingMessage) =>
  new Headers({ "x-forwarded-for": String(headers["x-forwarded-for"] ?? "") });
