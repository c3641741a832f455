import type { AccountCall } from "#storefront/customer-account/account-call.ts";
import { renderPlainPage } from "#storefront/checkout/pages/plain-page.ts";
import { toRedirect } from "./authorization.ts";
import { isAllowedRedirect } from "./client.ts";

/** `GET …/logout` (openid.net/specs/openid-connect-rpinitiated-1_0.html): ends the session of an ID token. */
export function answerLogout({ url, services }: AccountCall): Response {
  const { accountSessions, idTokens, site } = services;
  const session = idTokens.readSession(url.searchParams.get("id_token_hint") ?? "");
  const target = url.searchParams.get("post_logout_redirect_uri") ?? `${site.url}/`;
  const refuse = (sentence: string) =>
    renderPlainPage({ title: "We can’t sign you out", sentences: [sentence], site, status: 400 });
  if (session === null) return refuse("The address lacks a valid id_token_hint.");
  if (!isAllowedRedirect(target, services))
    return refuse(`The shop doesn’t know this post_logout_redirect_uri: ${target}`);
  accountSessions.end(session);
  const state = url.searchParams.get("state") ?? undefined;
  const location = toRedirect({ redirectUri: target, state }, {});
  return new Response(null, {
    status: 303,
    headers: { location, "cache-control": "no-store" },
  });
}
