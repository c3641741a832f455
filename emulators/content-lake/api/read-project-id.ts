/**
 * The project that a request is about: the client names it in a header, or in the host (`<project>.api.sanity.io`, and
 * `<project>.localhost` for what can't be told otherwise). It becomes part of an asset's address, and queries can ask for it.
 */
export function readProjectId(request: Request, { hostname }: URL): string {
  const [, fromHost] = /^([a-z0-9-]+)\.(?:api\.sanity\.io|localhost)$/.exec(hostname) ?? [];
  return request.headers.get("x-sanity-project-id") ?? fromHost ?? "embedded";
}
