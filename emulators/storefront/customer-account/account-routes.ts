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
    does: "Returns the addresses that clients sign customers in with.",
    answer: answerOpenIdConfiguration,
  },
  {
    method: "GET",
    path: "/.well-known/customer-account-api",
    does: "Returns the address of the Customer Account API.",
    answer: answerApiConfiguration,
  },
  {
    method: "GET",
    path: `/authentication/${shopId}/.well-known/jwks.json`,
    does: "Returns the key that signs ID tokens.",
    answer: ({ services }) => Response.json(services.idTokens.keySet()),
  },
  {
    method: "GET",
    path: `/authentication/${shopId}/oauth/authorize`,
    does: "Asks somebody to sign in for a client.",
    answer: answerAuthorize,
  },
  {
    method: "POST",
    path: `/authentication/${shopId}/oauth/authorize`,
    does: "Sends a code to an email, or signs in with one.",
    answer: submitSignIn,
  },
  {
    method: "POST",
    path: `/authentication/${shopId}/oauth/token`,
    does: "Exchanges a code or a refresh token for tokens.",
    answer: answerToken,
  },
  {
    method: "GET",
    path: `/authentication/${shopId}/logout`,
    does: "Signs out, and leads back to the client.",
    answer: answerLogout,
  },
  {
    method: "POST",
    path: `/${shopId}/account/customer/api/:version/graphql`,
    does: "Runs an operation of the Customer Account API.",
    answer: answerAccountGraphql,
  },
];
