import type { ApiVersion } from "#storefront/graphql/api/api-versions.ts";

const openToAll = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "x-shopify-api-version",
};

/** Lets any page read the response, as Shopify does, because the storefront is public and its token is meant for browsers. */
export function withCors(response: Response): Response {
  for (const [name, value] of Object.entries(openToAll)) response.headers.set(name, value);
  return response;
}

/** Headers of every response from the GraphQL endpoint. */
export function toGraphqlHeaders(version: ApiVersion): Record<string, string> {
  return { "x-shopify-api-version": version, ...openToAll };
}

export function answerPreflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      "access-control-allow-methods": "GET, HEAD, POST, OPTIONS",
      "access-control-allow-headers": request.headers.get("access-control-request-headers") ?? "*",
      "access-control-max-age": "86400",
    },
  });
}
