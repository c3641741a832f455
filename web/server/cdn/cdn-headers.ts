/** Cloudflare ignores what's longer. */
const maxLength = 16_000;

/**
 * What tells a CDN when to forget a page: its tags, with commas between them, as Next and Cloudflare write them. A page with more tags
 * than that isn't kept there, because it would be kept for too long.
 */
export const toCdnHeaders = (tags: string): Record<string, string> =>
  tags.length > maxLength ? { "cdn-cache-control": "no-store" } : { "cache-tag": tags };
