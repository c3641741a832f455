import { isOpenId } from "#content-lake/dataset-view.ts";
import type { LakeCall } from "#content-lake/services.ts";

/** `GET /data/doc/:dataset/:ids`: documents by id, and why each of the others is missing. */
export function answerDocuments({ url, param, services: { store, user } }: LakeCall): Response {
  const view = store.view(param("dataset"));
  const excludeContent = url.searchParams.get("excludeContent") === "true";
  const requested = param("ids").split(",").filter(Boolean);
  const ids =
    url.searchParams.get("includeAllVersions") === "true" ? requested.flatMap(allVersions) : requested;

  function allVersions(id: string): string[] {
    const isVersion = (other: string) =>
      other === `drafts.${id}` ||
      (other.startsWith("versions.") && other.split(".").slice(2).join(".") === id);
    // That a draft exists, and in which releases there is a version, is for token holders to know.
    const known = user ? view.all() : view.open();
    return [id, ...known.flatMap(({ _id }) => (isVersion(_id) ? [_id] : []))];
  }

  const documents: unknown[] = [];
  const omitted: { id: string; reason: "existence" | "permission" }[] = [];
  for (const id of ids) {
    const document = view.get(id);
    if (!user && !isOpenId(id)) omitted.push({ id, reason: "permission" });
    else if (!document) omitted.push({ id, reason: "existence" });
    else if (!excludeContent) documents.push(document);
  }
  return Response.json({ documents, omitted });
}
