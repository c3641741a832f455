import type { ApiVersion } from "#storefront/api/api-versions.ts";
import { createExecutor, type Executor } from "#storefront/api/executor.ts";
import { readGraphqlRequest } from "#storefront/api/request-body.ts";
import { toMarket } from "#storefront/schema/market.ts";
import type { StorefrontContext } from "#storefront/schema/resolver.ts";
import { createStorefrontSchema } from "#storefront/schema/storefront-schema.ts";

export type GraphqlEndpoint = (
  request: Request,
  version: ApiVersion,
  context: Omit<StorefrontContext, "country" | "market" | "version">,
) => Promise<Response>;

/** What a request without a token may ask for at most (shopify.dev, "Storefront API: tokenless access"). */
const tokenlessComplexity = 1_000;

/** `POST /api/<version>/graphql.json`. A schema is built when its version is first asked for. */
export function createGraphqlEndpoint(): GraphqlEndpoint {
  const executors = new Map<ApiVersion, Executor>();
  const executorOf = (version: ApiVersion): Executor => {
    const executor = executors.get(version) ?? createExecutor(createStorefrontSchema(version));
    executors.set(version, executor);
    return executor;
  };
  return async (request, version, context) => {
    const body = await readGraphqlRequest(request);
    if (body instanceof Response) return body;
    const prepared = executorOf(version)(body);
    if ("errors" in prepared) return Response.json({ errors: prepared.errors });
    const complexity = context.hasToken ? 0 : prepared.complexity(body.variables);
    if (complexity > tokenlessComplexity) return Response.json({ errors: [toTooComplex(complexity)] });
    const country = toCountry(prepared.inContext(body.variables)["country"]);
    const shared: StorefrontContext = { ...context, version, country, market: toMarket(country) };
    return Response.json(await prepared.run(shared, body.variables));
  };
}

/** `ZZ` is Shopify's name for a country it does not know. */
function toCountry(given: unknown): string | null {
  return typeof given === "string" && given !== "ZZ" ? given : null;
}

function toTooComplex(complexity: number) {
  return {
    message: `Query has complexity of ${complexity}, which exceeds max complexity of ${tokenlessComplexity}`,
    extensions: { code: "MAX_COMPLEXITY_EXCEEDED" },
  };
}
