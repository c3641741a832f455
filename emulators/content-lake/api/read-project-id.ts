/**
 * A request's project: clients send it in a header or in the host (`<project>.api.sanity.io`, or `<project>.localhost` where
 * nothing else works). It's part of asset URLs, and queries can read it.
 */
export function readProjectId(request: Request, { hostname }: URL): string {
  const [, fromHost] = /^([a-z0-9-]+)\.(?:api\.sanity\.io|localhost)$/.exec(hostname) ?? [];
  return request.headers.get("x-sanity-project-id") ?? fromHost ?? "embedded";
}
