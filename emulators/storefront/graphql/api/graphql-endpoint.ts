import type { UnknownRequest } from "#control/control-routes.ts";
import type { LedgerEntry } from "#http/ledger.ts";
import { readAccess, type StorefrontTokens } from "./access.ts";
import type { ApiVersion } from "./api-versions.ts";
import { createExecutor, type Executor, toTooMuch } from "./executor.ts";
import { type GraphqlAnswer, toGraphqlAnswer } from "./graphql-answer.ts";
import { graphqlRoute } from "./graphql-path.ts";
import { noteUnknown } from "./note-unknown.ts";
import { maxComplexity } from "./query-limits.ts";
import { parseGraphqlRequest } from "./request-body.ts";
import { ownAddress } from "#storefront/customer-limits.ts";
import type { Throttle } from "./throttle.ts";
import { throttledBody } from "./throttled-body.ts";
import type { ShopServices } from "#storefront/open-shop.ts";
import { toMarket } from "#storefront/domain/market.ts";
import { createStorefrontSchema } from "#storefront/graphql/schema/storefront-schema.ts";

export interface GraphqlCall {
  /** The version that serves the request. */
  version: ApiVersion;
  /** null if no header has this name. */
  header: (name: string) => string | null;
  /** Where the request reached the shop: a scheme and a host. */
  origin: string;
  /** The body, or null if it's larger than `maxBodyBytes`. */
  text: string | null;
}

/** Adds the route and the role to the ledger's entry. */
export type GraphqlEndpoint = (
  call: GraphqlCall,
  entry: LedgerEntry,
  shop: ShopServices,
) => Promise<GraphqlAnswer>;

interface GraphqlEndpointOptions {
  tokens: StorefrontTokens;
  throttle: Throttle;
  publicUrl: string | undefined;
  onUnknown: (request: UnknownRequest) => void;
  now: () => Date;
  newId: () => string;
}

/** The maximum cost of a request without a token (shopify.dev, "Storefront API: tokenless access"). */
const tokenlessCost = 1_000;

/** `POST /api/<version>/graphql.json`. A version's schema is built for its first request. */
export function createGraphqlEndpoint({
  tokens,
  throttle,
  publicUrl,
  onUnknown,
  now,
  newId,
}: GraphqlEndpointOptions): GraphqlEndpoint {
  const executors = new Map<ApiVersion, Executor>();
  const executorOf = (version: ApiVersion): Executor => {
    const executor = executors.get(version) ?? createExecutor(createStorefrontSchema(version));
    executors.set(version, executor);
    return executor;
  };

  async function answer(
    call: GraphqlCall,
    { hasToken, buyerIp }: { hasToken: boolean; buyerIp: string },
    shop: ShopServices,
  ): Promise<GraphqlAnswer> {
    const { version, header, origin, text } = call;
    const request = parseGraphqlRequest(text, header("content-type"));
    if ("status" in request) return request;
    const prepared = executorOf(version)(request);
    const path = `/api/${version}/graphql.json`;
    if ("errors" in prepared) {
      noteUnknown({ request, path, errors: prepared.errors, onUnknown });
      return toGraphqlAnswer({ errors: prepared.errors });
    }
    const { variables } = request;
    const cost = prepared.cost(variables);
    if (!hasToken && cost > tokenlessCost) return refuseComplexity(cost, tokenlessCost);
    const complexity = prepared.complexity(variables);
    if (complexity > maxComplexity) return refuseComplexity(complexity, maxComplexity);
    const inContext = prepared.inContext(variables);
    const country = toCountry(inContext?.["country"]);
    const market = toMarket(country);
    const shopUrl = publicUrl ?? origin;
    const caller = { version, country, market, hasToken, buyerIp };
    const context = { ...shop, now, newId, publicUrl: shopUrl, ...caller };
    const result = await prepared.run(context, variables);
    if (result.errors) noteUnknown({ request, path, errors: result.errors, onUnknown });
    if (!("data" in result)) return toGraphqlAnswer(result);
    const extensions = {
      ...(inContext ? { context: { country: market.country, language: "EN" } } : {}),
      cost: { requestedQueryCost: cost },
    };
    return toGraphqlAnswer({ ...result, extensions });
  }

  return async (call, entry, shop) => {
    entry.route = graphqlRoute;
    const access = readAccess(call.header, tokens);
    if (access.kind === "refused") return wrongToken;
    const hasToken = access.kind !== "tokenless";
    if (hasToken) entry.role = "token";
    const buyerIp = (access.kind === "private" && access.buyerIp) || ownAddress;
    return (await throttle.spend(buyerIp, () => answer(call, { hasToken, buyerIp }, shop))) ?? throttled;
  };
}

const wrongToken = toGraphqlAnswer({ errors: [{ message: "", extensions: { code: "UNAUTHORIZED" } }] }, 401);

const throttled = toGraphqlAnswer(throttledBody);

const refuseComplexity = (given: number, max: number) =>
  toGraphqlAnswer({ errors: [toTooMuch("complexity", given, max)] });

/** `ZZ` is Shopify's code for an unknown country. */
function toCountry(given: unknown): string | null {
  return typeof given === "string" && given !== "ZZ" ? given : null;
}
