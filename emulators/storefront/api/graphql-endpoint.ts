import type { LedgerEntry } from "#http/ledger.ts";
import { readAccess } from "#storefront/api/access.ts";
import { type ApiVersion, toAnsweringVersion } from "#storefront/api/api-versions.ts";
import { createExecutor, type Executor, toTooMuch } from "#storefront/api/executor.ts";
import { type GraphqlAnswer, toGraphqlAnswer } from "#storefront/api/graphql-answer.ts";
import { mostComplexity } from "#storefront/api/query-limits.ts";
import { parseGraphqlRequest } from "#storefront/api/request-body.ts";
import type { ShopServices } from "#storefront/open-shop.ts";
import { toMarket } from "#storefront/schema/market.ts";
import { createStorefrontSchema } from "#storefront/schema/storefront-schema.ts";

export interface GraphqlCall {
  /** The version that answers. */
  version: ApiVersion;
  /** Null when there is none of the name. */
  header: (name: string) => string | null;
  /** Where the request found the shop: a scheme and a host. */
  origin: string;
  /** The body; null when it was larger than `largestBody`. */
  text: string | null;
}

/** Notes the route and the role in the ledger's entry. */
export type GraphqlEndpoint = (
  call: GraphqlCall,
  entry: LedgerEntry,
  shop: ShopServices,
) => Promise<GraphqlAnswer>;

interface GraphqlEndpointOptions {
  accessToken: string;
  publicUrl: string | undefined;
  now: () => Date;
  newId: () => string;
}

/** What a request without a token may ask for at most (shopify.dev, "Storefront API: tokenless access"). */
const tokenlessComplexity = 1_000;

/** The version that answers at a path; null for a path that is not the endpoint's. */
export function readGraphqlVersion(path: string): ApiVersion | null {
  const asked = /^\/api\/([^/]+)\/graphql(?:\.json)?$/.exec(path)?.[1];
  return asked === undefined ? null : toAnsweringVersion(asked);
}

/** `POST /api/<version>/graphql.json`. A schema is built when its version is first asked for. */
export function createGraphqlEndpoint({
  accessToken,
  publicUrl,
  now,
  newId,
}: GraphqlEndpointOptions): GraphqlEndpoint {
  const executors = new Map<ApiVersion, Executor>();
  const executorOf = (version: ApiVersion): Executor => {
    const executor = executors.get(version) ?? createExecutor(createStorefrontSchema(version));
    executors.set(version, executor);
    return executor;
  };

  return async ({ version, header, origin, text }, entry, shop) => {
    entry.route = "/api/:version/graphql.json";
    const access = readAccess(header, accessToken);
    if (access === "refused") return wrongToken;
    const hasToken = access === "token";
    if (hasToken) entry.role = "token";
    const request = parseGraphqlRequest(text);
    if ("status" in request) return request;
    const prepared = executorOf(version)(request);
    if ("errors" in prepared) return toGraphqlAnswer({ errors: prepared.errors });
    const { variables } = request;
    const complexity = prepared.complexity(variables);
    const most = hasToken ? mostComplexity : tokenlessComplexity;
    if (complexity > most) return toGraphqlAnswer({ errors: [toTooMuch("complexity", complexity, most)] });
    const country = toCountry(prepared.inContext(variables)["country"]);
    const context = {
      ...shop,
      now,
      newId,
      publicUrl: publicUrl ?? origin,
      version,
      country,
      market: toMarket(country),
      hasToken,
    };
    return toGraphqlAnswer(await prepared.run(context, variables));
  };
}

const wrongToken = toGraphqlAnswer({ errors: [{ message: "", extensions: { code: "UNAUTHORIZED" } }] }, 401);

/** `ZZ` is Shopify's name for a country it does not know. */
function toCountry(given: unknown): string | null {
  return typeof given === "string" && given !== "ZZ" ? given : null;
}
