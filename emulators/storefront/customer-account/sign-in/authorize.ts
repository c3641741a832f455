import { isFromOtherSite } from "#http/is-from-other-site.ts";
import { readText } from "#http/read-text.ts";
import { isEmail } from "#storefront/checkout/check-form.ts";
import { renderPlainPage } from "#storefront/checkout/pages/plain-page.ts";
import type { AccountCall, AccountServices } from "#storefront/customer-account/account-call.ts";
import { ownAddress } from "#storefront/customer-limits.ts";
import { normalizeEmail } from "#storefront/domain/customers/customers.ts";
import { recordBuyer } from "#storefront/domain/customers/record-buyer.ts";
import { type Authorization, readAuthorization, toRedirect } from "./authorization.ts";
import { renderCodePage, renderEmailPage } from "./sign-in-page.ts";

const maxFormBytes = 16 * 1024;

/** `GET …/oauth/authorize`: a client sends somebody to sign in. */
export function answerAuthorize(call: AccountCall): Response {
  return withAuthorization(call, (authorization) => {
    const { redirectUri, loginHint } = authorization;
    return renderEmailPage({ email: loginHint, site: call.services.site, redirectUri });
  });
}

/** `POST …/oauth/authorize`: the page's form, with an email, or with the code that was sent there. */
export async function submitSignIn(call: AccountCall): Promise<Response> {
  const { request, url, services } = call;
  const own = new Set([url.origin, new URL(services.publicUrl).origin]);
  if (isFromOtherSite(request, (origin) => own.has(origin)))
    return refuse("A form on another site can’t sign you in.", 403, services);
  const body = await readText(request, maxFormBytes);
  if (body === null) return refuse("This form is too large.", 413, services);
  const form = new URLSearchParams(body);
  const address = url.pathname + url.search;
  return withAuthorization(call, (authorization) => {
    const attempt = form.get("attempt");
    return attempt === null
      ? sendCode(form.get("email") ?? "", { authorization, address, services })
      : checkCode({ attempt, code: form.get("code") ?? "" }, { authorization, address, services });
  });
}

interface Step {
  authorization: Authorization;
  /** The page's own. */
  address: string;
  services: AccountServices;
}

function sendCode(given: string, { authorization, address, services }: Step): Response {
  const { customerLimits, signInCodes, site } = services;
  const { redirectUri } = authorization;
  const email = normalizeEmail(given);
  const page = { email: given, site, redirectUri };
  if (!isEmail(email) || email.length > 255)
    return renderEmailPage({ ...page, error: "Enter a full email address, like ana@example.org." });
  const sender = { email, address: ownAddress };
  const wait = customerLimits.signInCodes.blockedFor(sender);
  if (wait > 0) {
    const error = `Too many codes. Wait ${Math.ceil(wait / 60)} min, then try again.`;
    return renderEmailPage({ ...page, error, status: 429 });
  }
  customerLimits.signInCodes.add(sender);
  return renderCodePage({ email, attempt: signInCodes.send(email), address, site, redirectUri });
}

function checkCode(
  { attempt, code }: { attempt: string; code: string },
  { authorization, address, services }: Step,
): Response {
  const { customerLimits, signInCodes, grants, site, transact } = services;
  const { redirectUri, codeChallenge, nonce } = authorization;
  const email = signInCodes.redeem(attempt, code.replaceAll(/\s/g, ""));
  if (email !== null) {
    customerLimits.signInCodes.forget({ email, address: ownAddress });
    // Whoever signs in for the first time becomes a customer.
    const customerId = transact(() => recordBuyer({ customerId: null, email, address: null }, services));
    const made = grants.add({ customerId, redirectUri, codeChallenge, nonce });
    const location = toRedirect(authorization, { code: made });
    return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
  }
  const pending = signInCodes.readEmail(attempt);
  if (pending === null) {
    const error = "That code no longer works. Enter your email to get another.";
    return renderEmailPage({ email: "", error, site, redirectUri });
  }
  const error = "That’s not the code. Check it, and try again.";
  return renderCodePage({ email: pending, attempt, error, address, site, redirectUri });
}

function withAuthorization(
  { url, services }: AccountCall,
  answer: (authorization: Authorization) => Response,
): Response {
  const read = readAuthorization(url, services);
  if (read.kind === "valid") return answer(read.authorization);
  if (read.kind === "untrusted") return refuse(read.message, 400, services);
  return new Response(null, { status: 303, headers: { location: read.redirect } });
}

const refuse = (sentence: string, status: number, { site }: AccountServices) =>
  renderPlainPage({ title: "We can’t sign you in", sentences: [sentence], site, status });
