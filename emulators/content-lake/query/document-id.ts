/** A document's layer, by its ID: published, the drafts, or the release whose version it is. */
export function parseDocumentId(id: string): { publishedId: string; layer: string } {
  if (id.startsWith("drafts.")) return { publishedId: id.slice("drafts.".length), layer: "drafts" };
  const [prefix, release, ...rest] = id.split(".");
  if (prefix === "versions" && release && rest.length > 0) {
    return { publishedId: rest.join("."), layer: release };
  }
  return { publishedId: id, layer: "published" };
}

/** The ID that a document, its draft and its versions share. */
export function toPublishedId(id: string): string {
  return parseDocumentId(id).publishedId;
}
