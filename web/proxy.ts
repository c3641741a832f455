import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { answerTooManyRequests } from "./too-many-requests.ts";
import { readClientAddress } from "./lib/client-address.ts";
import { draftModeCookie, isInDraftMode } from "./lib/draft-mode-cookie.ts";
import { parseEnvironment } from "./lib/environment.ts";
import { parseScriptHosts } from "./lib/third-party-scripts.ts";
import { isRenderedPerRequest } from "./lib/per-request-pages.ts";
import { answerPlainPage } from "./lib/plain-page.ts";
import { createRateLimiter, findRateLimit, rateLimits } from "./lib/rate-limits.ts";
import { toNoncePolicy } from "./script-policy.ts";

const { trustedProxies, rateLimitMultiplier } = parseEnvironment(process.env);

const scriptHosts = parseScriptHosts(process.env);

const limits = rateLimits.map((limit) => ({
  ...limit,
  count: createRateLimiter({ ...limit, all: limit.all * rateLimitMultiplier }),
}));

/** Runs before everything that does work per request, before draft mode and malformed URLs. Cached pages bypass it. */
export async function proxy(request: NextRequest): Promise<Response> {
  if (isStrangersAction(request)) return new Response(null, { status: 404 });
  if (!isReadable(request.nextUrl.pathname)) return answerUnreadable();
  const limit = findRateLimit({ method: request.method, path: request.nextUrl.pathname }, limits);
  const wait = (await limit?.count(readClientAddress(request.headers, trustedProxies))) ?? 0;
  if (!limit || wait === 0)
    return isRenderedNow(request) ? passWithNonce(request) : passWithoutPolicy(request);
  warn(limit.name);
  return answerTooManyRequests(request, wait);
}

/** All other pages get their script policy from `web/cache-handler.ts`. */
function isRenderedNow({ nextUrl: { pathname }, cookies }: NextRequest): boolean {
  // The development server needs scripts that no policy covers.
  if (process.env.NODE_ENV !== "production") return false;
  return isRenderedPerRequest(pathname) || isInDraftMode(cookies.get(draftModeCookie)?.value);
}

const policyHeaders = ["content-security-policy", "content-security-policy-report-only"];

function withoutPolicy({ headers }: NextRequest): Headers {
  const rest = new Headers(headers);
  for (const name of policyHeaders) rest.delete(name);
  return rest;
}

/** Next would add the nonce of a visitor's policy to the page, which may then be kept for everybody. */
function passWithoutPolicy(request: NextRequest): Response {
  const hasPolicy = policyHeaders.some((name) => request.headers.has(name));
  return hasPolicy
    ? NextResponse.next({ request: { headers: withoutPolicy(request) } })
    : NextResponse.next();
}

/** Next reads the nonce from the request's policy and adds it to its scripts. */
function passWithNonce(visit: NextRequest): Response {
  const policy = toNoncePolicy(randomBytes(16).toString("base64"), scriptHosts);
  const request = { headers: withoutPolicy(visit) };
  request.headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request });
  response.headers.set("content-security-policy", policy);
  return response;
}

const warned = new Map<string, number>();

/** At most once per ten seconds, so that excessive requests don't flood the log. */
function warn(name: string): void {
  if (Date.now() - (warned.get(name) ?? 0) < 10_000) return;
  warned.set(name, Date.now());
  console.warn(`Too many requests for ${name}.`);
}

/**
 * Next exposes every `"use cache"` function, which no page calls, and next-sanity's actions, which only Presentation
 * calls, as an endpoint. The first bit of an id marks the former (next/dist/shared/lib/server-reference-info). A form that's
 * sent without scripts names an action in its body, and we have none of those.
 */
function isStrangersAction({ headers, cookies, nextUrl: { pathname } }: NextRequest): boolean {
  const id = headers.get("next-action");
  if (id === null) return !pathname.startsWith("/api/") && multipart.test(headers.get("content-type") ?? "");
  return Number.parseInt(id.slice(0, 2), 16) >= 0x80 || !isInDraftMode(cookies.get(draftModeCookie)?.value);
}

const multipart = /^multipart\//i;

/** Next fails on URLs with invalid percent-encoding. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

const answerUnreadable = () =>
  answerPlainPage({
    status: 400,
    title: "We can't read this address",
    body: '<p>Part of it may be missing. Check the link, or start on our <a href="/">home page</a>.</p>',
  });

export const config = {
  matcher: [
    { source: "/:path*", has: [{ type: "header", key: "next-action" }] },
    { source: "/:path*", has: [{ type: "header", key: "content-security-policy" }] },
    { source: "/:path*", has: [{ type: "header", key: "content-security-policy-report-only" }] },
    { source: "/((?!api/|_next/|lake/).*)", has: [{ type: "header", key: "content-type", value: ".*" }] },
    {
      source: "/((?!api/|_next/|lake/|files/|studio).*)",
      has: [{ type: "cookie", key: "__prerender_bypass" }],
    },
    "/(.*%.*)",
    "/cart",
    "/search",
    "/quizzes/:slug/results",
    "/wallet/purchases/:path*",
    "/preview/:path*",
    "/newsletter/:path*",
    "/requests/quotes/:path*",
    "/orders/:path*",
    "/learning",
    "/api/((?!webhooks/|live/expirations|preview/events).*)",
  ],
};
