/** HTML without its tags, on one line. Past `truncateAt` characters it ends in an ellipsis that counts as three. */
export function toPlainText(html: string, truncateAt: number | null): string {
  const text = html
    .replace(/<\/?(?:a|abbr|b|code|em|i|small|span|strong|sub|sup|u)\b[^>]*>/gi, "")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();
  return truncateAt === null || text.length <= truncateAt
    ? text
    : `${text.slice(0, Math.max(0, truncateAt - 3))}...`;
}
