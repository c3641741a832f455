import { requireUser } from "#content-lake/access.ts";
import { readQueryParams } from "#content-lake/query-endpoint.ts";
import type { LakeCall } from "#content-lake/services.ts";

/** `GET /data/listen/:dataset`, as server-sent events. */
export function answerListen({ request, url, param, apiVersion, services }: LakeCall): Response {
  const flag = (name: string) => url.searchParams.get(name) === "true";
  const sendsAllVersions = apiVersion !== "X" && apiVersion < "2025-02-19";
  return services.listeners.open({
    dataset: param("dataset"),
    query: url.searchParams.get("query") ?? "*",
    params: readQueryParams(url),
    user: services.user,
    includeResult: flag("includeResult"),
    includePreviousRevision: flag("includePreviousRevision"),
    includeMutations: url.searchParams.get("includeMutations") !== "false",
    includeAllVersions: sendsAllVersions || flag("includeAllVersions"),
    includeEffects: url.searchParams.get("effectFormat") === "mendoza",
    resumeFrom: flag("enableResume") ? request.headers.get("last-event-id") : null,
    listenerName: services.newId(),
  });
}

/** `GET /data/live/events/:dataset`, as server-sent events. Drafts need a token. */
export function answerLiveEvents({ request, url, param, services }: LakeCall): Response {
  const includeDrafts = url.searchParams.get("includeDrafts") === "true";
  if (includeDrafts) requireUser(services.user);
  return services.live.open({
    dataset: param("dataset"),
    includeDrafts,
    resumeFrom: request.headers.get("last-event-id"),
  });
}
