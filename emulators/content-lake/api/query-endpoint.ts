import { z } from "zod";
import { toGroups } from "#content-lake/access/groups.ts";
import { createReader } from "#content-lake/access/reader.ts";
import { readApiVersion } from "./api-version.ts";
import { readJson } from "./request-body.ts";
import { LakeError } from "./lake-error.ts";
import { type Perspective, runQuery } from "#content-lake/query/run-query.ts";
import { readProjectId } from "./read-project-id.ts";
import type { LakeCall } from "./services.ts";

const bodySchema = z.looseObject({
  query: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
});

/** `GET` and `POST /data/query/:dataset`. Without a token, only IDs without a dot can be found, and none in a private dataset. */
export async function answerQuery({ request, url, param, services }: LakeCall): Promise<Response> {
  const started = performance.now();
  const { user, now } = services;
  const { query, params } =
    request.method === "POST" ? await readJson(request, bodySchema) : readUrlQuery(url);
  const perspective = readPerspective(url.searchParams.get("perspective"), readApiVersion(url.pathname));
  if (!user && perspective !== "raw" && perspective !== "published") {
    throw new LakeError(401, `The perspective "${String(perspective)}" requires a token`);
  }
  const { result, syncTags, resultSourceMap } = runQuery({
    documents: toSource(query, param("dataset"), services),
    query,
    params: params ?? {},
    perspective,
    resultSourceMap: ["true", "withKeyArraySelector"].includes(url.searchParams.get("resultSourceMap") ?? ""),
    now: now(),
    identity: user?.id ?? "<anonymous>",
    project: { projectId: readProjectId(request, url), dataset: param("dataset") },
  });
  const returnQuery = url.searchParams.get("returnQuery") !== "false";
  return Response.json({
    ...(returnQuery ? { query } : {}),
    result: result ?? null,
    syncTags,
    ...(resultSourceMap ? { resultSourceMap } : {}),
    ms: Math.round(performance.now() - started),
  });
}

/** Sanity's limit. `@sanity/client` counts as we do, and sends a longer query with POST. */
const maxUrlQuery = 11 * 1024;

function readUrlQuery(url: URL): z.infer<typeof bodySchema> {
  const asked = [...url.searchParams].filter(([name]) => name === "query" || name.startsWith("$"));
  if (url.search.length >= maxUrlQuery && `?${new URLSearchParams(asked).toString()}`.length >= maxUrlQuery) {
    throw new LakeError(414, "A query in a URL can have 11 kB. Send a longer one with POST.");
  }
  return { query: url.searchParams.get("query") ?? "", params: readQueryParams(url) };
}

/** A dataset's groups aren't stored with its documents, so a query that names their type sees nothing else. */
function toSource(query: string, dataset: string, services: LakeCall["services"]) {
  const { user, access, store } = services;
  if (!user || !/["']system\.group["']/.test(query)) return createReader(services, dataset).source();
  return toGroups({ users: access.users, isPrivate: store.dataset(dataset)?.aclMode === "private" });
}

/** `$slug=%22level-1a%22` → `{ slug: "level-1a" }`. */
export function readQueryParams(url: URL): Record<string, unknown> {
  const params: Record<string, unknown> = {};
  for (const [name, value] of url.searchParams) {
    if (!name.startsWith("$")) continue;
    try {
      params[name.slice(1)] = JSON.parse(value);
    } catch {
      throw new LakeError(400, `The parameter "${name}" isn't valid JSON`);
    }
  }
  return params;
}

/** Before API version 2025-02-19, a query without a perspective saw everything. Since then, it sees published documents. */
function readPerspective(value: string | null, apiVersion: string): Perspective {
  const layers = value?.split(",").map((layer) => layer.trim()) ?? [];
  const [first] = layers;
  if (!first) return apiVersion === "X" || apiVersion >= "2025-02-19" ? "published" : "raw";
  if (layers.length > 1) {
    if (layers.includes("raw")) {
      throw new LakeError(400, 'The perspective "raw" cannot be combined with others');
    }
    return layers;
  }
  if (first === "raw" || first === "published") return first;
  return first === "drafts" || first === "previewDrafts" ? "drafts" : [first];
}
