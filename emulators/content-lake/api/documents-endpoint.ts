import { createReader } from "#content-lake/access/reader.ts";
import { toPublishedId } from "#content-lake/query/document-id.ts";
import type { LakeCall } from "./services.ts";

/** `GET /data/doc/:dataset/:ids`: documents by ID, and why each missing one is missing. */
export function answerDocuments({ url, param, services }: LakeCall): Response {
  const view = services.store.view(param("dataset"));
  const reader = createReader(services, param("dataset"));
  const excludeContent = url.searchParams.get("excludeContent") === "true";
  // Removes duplicates, because a URL has room for thousands of them.
  const requested = new Set(param("ids").split(",").filter(Boolean));
  const ids = url.searchParams.get("includeAllVersions") === "true" ? allVersions(requested) : requested;

  function allVersions(publishedIds: ReadonlySet<string>): string[] {
    // Only token holders may know that a draft exists, or which releases have a version.
    const versions = Map.groupBy(
      reader.documents().filter(({ _id }) => toPublishedId(_id) !== _id),
      ({ _id }) => toPublishedId(_id),
    );
    return [...publishedIds].flatMap((id) => [id, ...(versions.get(id) ?? []).map(({ _id }) => _id)]);
  }

  const documents: unknown[] = [];
  const omitted: { id: string; reason: "existence" | "permission" }[] = [];
  for (const id of ids) {
    const document = view.get(id);
    if (!reader.mayRead(id)) omitted.push({ id, reason: "permission" });
    else if (!document) omitted.push({ id, reason: "existence" });
    else if (!excludeContent) documents.push(document);
  }
  return Response.json({ documents, omitted });
}
