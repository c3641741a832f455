import type { AccountServices } from "#storefront/customer-account/account-call.ts";
import { accountApiVersion } from "#storefront/customer-account/graphql/account-schema.ts";
import { shopId } from "#storefront/domain/shop-facts.ts";

/** Who issues the shop's ID tokens. */
export const toIssuer = (publicUrl: string) => `${publicUrl}/authentication/${shopId}`;

/** `GET /.well-known/openid-configuration` (openid.net/specs/openid-connect-discovery-1_0.html, section 3). */
export function answerOpenIdConfiguration({ services }: { services: AccountServices }): Response {
  const issuer = toIssuer(services.publicUrl);
  return Response.json({
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    end_session_endpoint: `${issuer}/logout`,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    scopes_supported: ["openid", "email", "customer-account-api:full"],
    response_types_supported: ["code"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    token_endpoint_auth_methods_supported: ["none"],
    code_challenge_methods_supported: ["S256"],
    claims_supported: ["sub", "email", "email_verified", "nonce", "sid"],
  });
}

/** `GET /.well-known/customer-account-api` (shopify.dev, "Customer Account API: discover endpoints"). */
export function answerApiConfiguration({ services }: { services: AccountServices }): Response {
  return Response.json({
    graphql_api: `${services.publicUrl}/${shopId}/account/customer/api/${accountApiVersion}/graphql`,
  });
}
