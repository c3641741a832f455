import type { Route } from "#http/router.ts";
import { shopId } from "#storefront/domain/shop-facts.ts";
import type { AccountServices } from "./account-call.ts";
import { answerAccountGraphql } from "./graphql/account-graphql.ts";
import { answerAuthorize, submitSignIn } from "./sign-in/authorize.ts";
import { answerApiConfiguration, answerOpenIdConfiguration } from "./sign-in/discovery.ts";
import { answerLogout } from "./sign-in/logout.ts";
import { answerToken } from "./sign-in/token-endpoint.ts";

/** The endpoints of customer accounts. */
export const accountRoutes: readonly Route<AccountServices>[] = [
  {
    method: "GET",
    path: "/.well-known/openid-configuration",
    description: "Returns the addresses that clients sign customers in with.",
    handler: answerOpenIdConfiguration,
  },
  {
    method: "GET",
    path: "/.well-known/customer-account-api",
    description: "Returns the address of the Customer Account API.",
    handler: answerApiConfiguration,
  },
  {
    method: "GET",
    path: `/authentication/${shopId}/.well-known/jwks.json`,
    description: "Returns the key that signs ID tokens.",
    handler: ({ services }) => Response.json(services.idTokens.keySet()),
  },
  {
    method: "GET",
    path: `/authentication/${shopId}/oauth/authorize`,
    description: "Asks somebody to sign in for a client.",
    handler: answerAuthorize,
  },
  {
    method: "POST",
    path: `/authentication/${shopId}/oauth/authorize`,
    description: "Sends a code to an email, or signs in with one.",
    handler: submitSignIn,
  },
  {
    method: "POST",
    path: `/authentication/${shopId}/oauth/token`,
    description: "Exchanges a code or a refresh token for tokens.",
    handler: answerToken,
  },
  {
    method: "GET",
    path: `/authentication/${shopId}/logout`,
    description: "Signs out, and leads back to the client.",
    handler: answerLogout,
  },
  {
    method: "POST",
    path: `/${shopId}/account/customer/api/:version/graphql`,
    description: "Runs an operation of the Customer Account API.",
    handler: answerAccountGraphql,
  },
];
