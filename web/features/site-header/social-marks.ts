/** Our own line drawings for each network, as SVG paths in a 24 × 24 square. */
const marks: Record<string, string> = {
  "facebook.com":
    "M20.5 12a8.5 8.5 0 1 1-17 0a8.5 8.5 0 1 1 17 0M12 20.5V10.6a2.6 2.6 0 0 1 2.6-2.6h.9M9.4 12.8h5.6",
  "instagram.com":
    "M8 3.5h8a4.5 4.5 0 0 1 4.5 4.5v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5M15.8 12a3.8 3.8 0 1 1-7.6 0a3.8 3.8 0 1 1 7.6 0M16.8 7.2h.01",
  "tiktok.com": "M13.5 3.5v11.4a3.6 3.6 0 1 1-3.6-3.6M13.5 3.5c.3 2.9 2.2 4.9 5 5.1",
  "youtube.com":
    "M6 5.5h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3M10.3 9.2v5.6l4.8-2.8z",
};

/** The icon for a URL's network, or null. */
export function toSocialMark(href: string | null): string | null {
  const host = href && URL.parse(href)?.hostname.replace(/^www\./, "");
  return (host && marks[host]) || null;
}
