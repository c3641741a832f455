/** Cloudflare ignores what's longer. */
const maxLength = 16_000;

/**
 * What tells a CDN when to forget a page: its tags, as Cloudflare reads them. A page with more tags than that isn't kept there, because
 * it would be kept for too long.
 */
export function toCdnHeaders(tags: readonly string[]): Record<string, string> {
  const list = tags.join(",");
  return list.length > maxLength ? { "cdn-cache-control": "no-store" } : { "cache-tag": list };
}
