import { type ApiVersion, toAnsweringVersion } from "./api-versions.ts";

/** The endpoint's name in the request ledger. */
export const graphqlRoute = "/api/:version/graphql.json";

const graphqlPath = /^\/api\/(?:([^/]+)\/)?graphql(?:\.json)?$/;

export function isGraphqlPath(path: string): boolean {
  return graphqlPath.test(path);
}

/**
 * The version that serves a path of the endpoint, or the oldest one that isn't retired if the path has none (shopify.dev, "API
 * versioning"). null for any other path.
 */
export function readGraphqlVersion(path: string, oldest: ApiVersion): ApiVersion | null {
  const match = graphqlPath.exec(path);
  if (!match) return null;
  return match[1] === undefined ? oldest : toAnsweringVersion(match[1], oldest);
}
