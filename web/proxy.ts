import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { renderFormErrors } from "./commerce/cart-api/form-errors-page.ts";
import { answerSignupForm } from "./features/newsletter/newsletter-pages.ts";
import { answerRequestForm } from "./features/requests/request-pages.ts";
import { findRequestKind } from "./features/requests/request-fields.ts";
import { readClientAddress } from "./lib/client-address.ts";
import { isCrossSite } from "./lib/cross-site.ts";
import { draftModeCookie, isInDraftMode } from "./lib/draft-mode-cookie.ts";
import { readEnvironment } from "./lib/environment.ts";
import { readScriptHosts } from "./lib/outside-scripts.ts";
import { escapeHtml } from "./lib/escape-html.ts";
import { answerFormPage } from "./lib/form-page.ts";
import { isForOneVisitor } from "./lib/pages-for-one-visitor.ts";
import { answerPlainPage } from "./lib/plain-page.ts";
import { formType, readBody, readMediaType } from "./lib/read-body.ts";
import { createRateLimiter, findRateLimit, rateLimits } from "./lib/rate-limits.ts";
import { toNoncePolicy } from "./script-policy.ts";

const { trustedProxies, rateLimitMultiplier } = readEnvironment(process.env);

const scriptHosts = readScriptHosts(process.env);

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
  if (!limit || wait === 0) return isRenderedNow(request) ? passWithNonce(request) : NextResponse.next();
  warn(limit.name);
  return askToWait(request, wait);
}

/** All other pages get their script policy from `web/cache-handler.ts`. */
function isRenderedNow({ nextUrl: { pathname }, cookies }: NextRequest): boolean {
  // The development server needs scripts that no policy covers.
  if (process.env.NODE_ENV !== "production") return false;
  return isForOneVisitor(pathname) || isInDraftMode(cookies.get(draftModeCookie)?.value);
}

/** Next reads the nonce from the request's policy and adds it to its scripts. */
function passWithNonce({ headers }: NextRequest): Response {
  const policy = toNoncePolicy(randomBytes(16).toString("base64"), scriptHosts);
  const request = { headers: new Headers(headers) };
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

/** JSON for scripts; for people, a page that keeps what they typed and lets them send it again. */
async function askToWait(request: NextRequest, seconds: number): Promise<Response> {
  const message = `Too many requests. Wait ${toWait(seconds)}, then try again.`;
  const answer = request.headers.get("accept")?.includes("text/html")
    ? await answerWithWayBack(request, message)
    : Response.json({ errors: [{ message }] }, { status: 429, headers: { "cache-control": "no-store" } });
  answer.headers.set("retry-after", String(seconds));
  return answer;
}

function toWait(seconds: number): string {
  if (seconds === 1) return "a second";
  if (seconds <= 120) return `${seconds} seconds`;
  return seconds <= 7200 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3600)} hours`;
}

const maxFormBytes = 64_000;

async function answerWithWayBack(request: NextRequest, message: string): Promise<Response> {
  const refusal = { status: 429, title: "One moment, please" };
  const { pathname, search } = request.nextUrl;
  const isForm = request.method === "POST" && readMediaType(request) === formType;
  const bytes = isForm && !isCrossSite(request) ? await readBody(request, maxFormBytes) : null;
  if (bytes) {
    const form = new URLSearchParams(new TextDecoder().decode(bytes));
    if (pathname === "/api/newsletter/subscriptions")
      return answerSignupForm(429, Object.fromEntries(form), [{ message }]);
    // Gift codes, and corrections of orders: the same fields again, hidden, with a button.
    if (/^\/api\/(gifts|orders)\//.test(pathname))
      return answerFormPage({
        ...refusal,
        action: pathname,
        fields: [],
        values: Object.fromEntries(form),
        errors: [{ message }],
        button: "Try again",
      });
    const kind = findRequestKind(pathname.replace("/api/requests/", ""));
    if (kind)
      return answerRequestForm({
        status: 429,
        kind,
        values: Object.fromEntries(form),
        errors: [{ message }],
      });
    return renderFormErrors({ ...refusal, action: pathname, form, errors: [{ message }] });
  }
  const retryLink = isForm ? "" : `<p><a href="${escapeHtml(pathname + search)}">Try again</a></p>`;
  return answerPlainPage({ ...refusal, body: `<p>${message}</p>${retryLink}` });
}

export const config = {
  matcher: [
    { source: "/:path*", has: [{ type: "header", key: "next-action" }] },
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
