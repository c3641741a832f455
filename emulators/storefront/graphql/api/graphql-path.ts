import { type ApiVersion, toAnsweringVersion } from "./api-versions.ts";

/** As the ledger of requests names the endpoint. */
export const graphqlRoute = "/api/:version/graphql.json";

const graphqlPath = /^\/api\/(?:([^/]+)\/)?graphql(?:\.json)?$/;

export function isGraphqlPath(path: string): boolean {
  return graphqlPath.test(path);
}

/**
 * The version that answers at a path of the endpoint, the oldest that is not retired when it names none (shopify.dev, "API
 * versioning"); null elsewhere.
 */
export function readGraphqlVersion(path: string, oldest: ApiVersion): ApiVersion | null {
  const match = graphqlPath.exec(path);
  if (!match) return null;
  return match[1] === undefined ? oldest : toAnsweringVersion(match[1], oldest);
}
