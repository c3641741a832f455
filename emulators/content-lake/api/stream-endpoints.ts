import { requireUser } from "#content-lake/access/access.ts";
import { createReader } from "#content-lake/access/reader.ts";
import { readApiVersion } from "./api-version.ts";
import { LakeError } from "./lake-error.ts";
import { readQueryParams } from "./query-endpoint.ts";
import type { LakeCall } from "./services.ts";

/** `GET /data/listen/:dataset`, as server-sent events. */
export function answerListen({ request, url, param, services }: LakeCall): Response {
  const flag = (name: string) => url.searchParams.get(name) === "true";
  const apiVersion = readApiVersion(url.pathname);
  const sendsAllVersions = apiVersion !== "X" && apiVersion < "2025-02-19";
  requireOneOf(url, "visibility", ["transaction", "query"]);
  return services.listeners.open({
    dataset: param("dataset"),
    query: url.searchParams.get("query") ?? "*",
    params: readQueryParams(url),
    mayRead: createReader(services, param("dataset")).mayRead,
    includeResult: flag("includeResult"),
    includePreviousRevision: flag("includePreviousRevision"),
    includeMutations: url.searchParams.get("includeMutations") !== "false",
    includeAllVersions: sendsAllVersions || flag("includeAllVersions"),
    includeEffects: requireOneOf(url, "effectFormat", ["mendoza"]) !== null,
    resumeFrom: flag("enableResume") ? readLastEventId(request, url) : null,
    listenerName: services.newId(),
    preamble: url.searchParams.has("evs_preamble"),
    signedOut: services.signedOut,
  });
}

/**
 * `GET /data/live/events/:dataset`, as server-sent events. Drafts require a token. `includeAllDocuments` is the documentation's
 * name for the client's `includeDrafts`. `waitFor=function` delays events until Sanity Functions have run; none run here, so
 * nothing is delayed.
 */
export function answerLiveEvents({ request, url, param, services }: LakeCall): Response {
  const includeDrafts = ["includeDrafts", "includeAllDocuments"].some(
    (name) => url.searchParams.get(name) === "true",
  );
  if (includeDrafts) requireUser(services.user);
  requireOneOf(url, "waitFor", ["function"]);
  return services.live.open({
    dataset: param("dataset"),
    includeDrafts,
    isVisible: createReader(services, param("dataset")).mayReadSome,
    resumeFrom: readLastEventId(request, url),
    signedOut: services.signedOut,
  });
}

/** A reconnecting client's header. The parameter is for clients that can't send headers. */
function readLastEventId(request: Request, url: URL): string | null {
  return request.headers.get("last-event-id") || url.searchParams.get("lastEventId") || null;
}

function requireOneOf(url: URL, name: string, values: readonly string[]): string | null {
  const value = url.searchParams.get(name);
  if (value === null || values.includes(value)) return value;
  throw new LakeError(400, `"${value}" can't be the ${name}. Use ${values.join(" or ")}`);
}
