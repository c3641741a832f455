import { renderFormErrors } from "./commerce/cart-api/form-errors-page.ts";
import { answerSignupForm } from "./features/newsletter/newsletter-pages.ts";
import { findRequestKind } from "./features/requests/request-fields.ts";
import { answerRequestForm } from "./features/requests/request-pages.ts";
import { isCrossSite } from "./lib/cross-site.ts";
import { escapeHtml } from "./lib/escape-html.ts";
import { answerFormPage } from "./lib/form-page.ts";
import { answerPlainPage } from "./lib/plain-page.ts";
import {
  formType,
  largestRequestBytes,
  maxBodyBytes,
  parseForm,
  readBody,
  readMediaType,
} from "./lib/read-body.ts";

/**
 * The answer to one request too many: JSON for scripts; for people, a page that keeps what they typed and lets them send it again. `seconds` is
 * how long they have to wait.
 */
export async function answerTooManyRequests(request: Request, seconds: number): Promise<Response> {
  const message = `Too many requests. Wait ${formatWait(seconds)}, then try again.`;
  const answer = request.headers.get("accept")?.includes("text/html")
    ? await answerRetryPage(request, message)
    : Response.json({ errors: [{ message }] }, { status: 429, headers: { "cache-control": "no-store" } });
  answer.headers.set("retry-after", String(seconds));
  return answer;
}

function formatWait(seconds: number): string {
  if (seconds === 1) return "a second";
  if (seconds <= 120) return `${seconds} seconds`;
  return seconds <= 7200 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3600)} hours`;
}

/** As much as the form's route takes. */
const toMaxFormBytes = (pathname: string) =>
  pathname === "/api/cart/lines" ? largestRequestBytes : maxBodyBytes;

async function answerRetryPage(request: Request, message: string): Promise<Response> {
  const refusal = { status: 429, title: "One moment, please" };
  const errors = [{ message }];
  const { pathname, search } = new URL(request.url);
  const isForm = request.method === "POST" && readMediaType(request) === formType;
  const bytes = isForm && !isCrossSite(request) ? await readBody(request, toMaxFormBytes(pathname)) : null;
  const form = bytes && parseForm(bytes);
  if (!form) {
    const retryLink = isForm ? "" : `<p><a href="${escapeHtml(pathname + search)}">Try again</a></p>`;
    return answerPlainPage({ ...refusal, body: `<p>${message}</p>${retryLink}` });
  }

  const values = Object.fromEntries(form);
  if (pathname === "/api/newsletter/subscriptions") return answerSignupForm(429, values, errors);
  const kind = findRequestKind(pathname.replace("/api/requests/", ""));
  if (kind) return answerRequestForm({ status: 429, kind, values, errors });
  // With the query, because a link's token is there.
  const action = pathname + search;
  if (/^\/api\/(cart|shopify)\//.test(pathname))
    return renderFormErrors({ ...refusal, action, form, errors });
  // Gift codes, corrections of orders, links in mails: the same fields again, hidden, with a button.
  return answerFormPage({ ...refusal, action, fields: [], values, errors, button: "Try again" });
}
