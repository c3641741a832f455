import { hash } from "node:crypto";
import { z } from "zod";
import { isSameSecret } from "#files/same-secret.ts";
import { readText } from "#http/read-text.ts";
import type { AccountCall, AccountServices } from "#storefront/customer-account/account-call.ts";
import { type AccountSession, accessTokenSeconds } from "#storefront/domain/customers/account-sessions.ts";
import { toRestId } from "#storefront/domain/shop-facts.ts";
import { clientId } from "./client.ts";
import { toIssuer } from "./discovery.ts";

const maxFormBytes = 16 * 1024;

/** The errors of RFC 6749, section 5.2. */
type TokenError = "invalid_client" | "invalid_grant" | "invalid_request" | "unsupported_grant_type";

const clientSchema = z.object({ grant_type: z.string(), client_id: z.string() });
const codeSchema = z.object({ code: z.string(), redirect_uri: z.string(), code_verifier: z.string() });
const refreshSchema = z.object({ refresh_token: z.string() });

/** `POST …/oauth/token`: exchanges a code from the sign-in page, or a refresh token, for tokens. */
export async function answerToken({ request, services }: AccountCall): Promise<Response> {
  const body = await readText(request, maxFormBytes);
  const form = Object.fromEntries(new URLSearchParams(body ?? ""));
  const client = clientSchema.safeParse(form);
  if (!client.success) return refuse("invalid_request", "grant_type or client_id is missing");
  if (client.data.client_id !== clientId) return refuse("invalid_client", "The shop has no such client");
  switch (client.data.grant_type) {
    case "authorization_code":
      return exchangeCode(form, services);
    case "refresh_token":
      return refresh(form, services);
    default:
      return refuse("unsupported_grant_type", `${client.data.grant_type} is not emulated`);
  }
}

function exchangeCode(form: object, services: AccountServices): Response {
  const { accountSessions, customers, grants, idTokens, now, publicUrl } = services;
  const parsed = codeSchema.safeParse(form);
  if (!parsed.success) return refuse("invalid_request", "code, redirect_uri, or code_verifier is missing");
  const { code, redirect_uri, code_verifier } = parsed.data;
  const grant = grants.read(code);
  // A code works once, whatever comes of it.
  grants.remove(code);
  const customer = grant && customers.byId(grant.customerId);
  if (!customer) return refuse("invalid_grant", "The code is unknown, expired, or used");
  if (redirect_uri !== grant.redirectUri)
    return refuse("invalid_grant", "redirect_uri isn't that of the code");
  if (!isSameSecret(hash("sha256", code_verifier, "base64url"), grant.codeChallenge))
    return refuse("invalid_grant", "code_verifier doesn't match the code_challenge");

  const session = accountSessions.start(customer.id);
  const seconds = Math.floor(now().getTime() / 1000);
  const id_token = idTokens.create({
    iss: toIssuer(publicUrl),
    sub: String(toRestId(customer.id)),
    aud: clientId,
    iat: seconds,
    exp: seconds + accessTokenSeconds,
    sid: session.id,
    email: customer.email,
    email_verified: true,
    ...(grant.nonce !== undefined && { nonce: grant.nonce }),
  });
  return sendTokens(session, { id_token });
}

function refresh(form: object, { accountSessions }: AccountServices): Response {
  const parsed = refreshSchema.safeParse(form);
  if (!parsed.success) return refuse("invalid_request", "refresh_token is missing");
  const session = accountSessions.refresh(parsed.data.refresh_token);
  if (!session) return refuse("invalid_grant", "The refresh token is unknown, expired, or used");
  return sendTokens(session);
}

const noStore = { "cache-control": "no-store" };

function sendTokens({ accessToken, refreshToken }: AccountSession, more: object = {}): Response {
  return Response.json(
    {
      access_token: accessToken,
      token_type: "Bearer",
      expires_in: accessTokenSeconds,
      refresh_token: refreshToken,
      ...more,
    },
    { headers: noStore },
  );
}

function refuse(error: TokenError, description: string): Response {
  const status = error === "invalid_client" ? 401 : 400;
  return Response.json({ error, error_description: description }, { status, headers: noStore });
}
