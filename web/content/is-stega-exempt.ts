/** Fields that code compares, joins or puts into URLs. They get no stega characters, even in drafts. */
const plainFields = new Set([
  "_type",
  "amount",
  "anchor",
  "audience",
  "canonical",
  "current",
  "externalLink",
  "format",
  "from",
  "handle",
  "href",
  "isbn",
  "keywords",
  "kind",
  "language",
  "learningSiteUrl",
  "level",
  "lqip",
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

/** Dates, and addresses outside of the site or on it. */
const isCode = (value: string) =>
  /^\d{4}-\d{2}-\d{2}/.test(value) || value.startsWith("/") || /^(https?|mailto|tel):/.test(value);

/**
 * Whether a field's text, by its path in the document, gets no stega encoding. The menus are on every page several times, so they'd
 * be most of it; an editor finds them in the site's settings.
 */
export function isStegaExempt(
  documentType: string,
  path: readonly (string | number | object)[],
  value: string,
): boolean {
  if (documentType === "siteSettings" || path.includes("meta") || isCode(value)) return true;
  const name = path.findLast((segment) => typeof segment === "string") ?? "";
  return plainFields.has(name) || name.startsWith("_") || name.endsWith("Id");
}
