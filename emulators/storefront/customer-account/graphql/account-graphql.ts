import { readBearerToken } from "#http/bearer-token.ts";
import type { AccountCall } from "#storefront/customer-account/account-call.ts";
import { toAnsweringVersion } from "#storefront/graphql/api/api-versions.ts";
import { createExecutor, type Executor } from "#storefront/graphql/api/executor.ts";
import { runRequest } from "#storefront/graphql/api/run-request.ts";
import type { AccountContext } from "./account-context.ts";
import { accountApiVersion, createAccountSchema } from "./account-schema.ts";

let executor: Executor | undefined;

/**
 * `POST …/customer/api/<version>/graphql`, for the customer whose access token is in `Authorization`. The schema is built for the
 * first request.
 */
export async function answerAccountGraphql({ request, param, services }: AccountCall): Promise<Response> {
  const { accountSessions, customers, onUnknown } = services;
  const version = toAnsweringVersion(param("version"), accountApiVersion);
  if (!version) return Response.json({ errors: "Not Found" }, { status: 404 });
  // Hydrogen sends the token alone, other clients as a bearer token.
  const token = readBearerToken(request.headers) ?? request.headers.get("authorization") ?? "";
  const customer = customers.byId(accountSessions.readCustomerId(token) ?? "");
  if (!customer) return Response.json({ errors: [unauthorized] }, { status: 401 });
  executor ??= createExecutor(createAccountSchema());
  const context: AccountContext = { ...services, customerId: customer.id };
  const response = await runRequest(request, { executor, context, onUnknown });
  response.headers.set("x-shopify-api-version", version);
  return response;
}

const unauthorized = {
  message: "The access token is missing, unknown, or expired.",
  extensions: { code: "UNAUTHORIZED" },
};
