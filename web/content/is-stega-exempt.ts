/** Fields that code compares, joins or puts into URLs. They get no stega characters, even in drafts. */
const plainFields = new Set([
  "_type",
  "amount",
  "anchor",
  "audience",
  "canonical",
  "current",
  "externalLink",
  "from",
  "handle",
  "href",
  "isbn",
  "keywords",
  "kind",
  "language",
  "learningSiteUrl",
  "level",
  "mimeType",
  "path",
  "provider",
  "side",
  "skillLevel",
  "slug",
  "supportEmail",
  "to",
  "type",
  "url",
  "videoId",
]);

/**
 * Whether a field, given by its path in the document, gets no stega encoding. The menus are on every page several times, so they'd
 * be most of it; an editor finds them in the site's settings.
 */
export function isStegaExempt(documentType: string, path: readonly (string | number | object)[]): boolean {
  if (documentType === "siteSettings") return true;
  const name = path.findLast((segment) => typeof segment === "string");
  return (typeof name === "string" && plainFields.has(name)) || path.includes("meta");
}
