/** Narrows an untrusted value to a path on this site, or else the home page. */
export function toLocalPath(value: unknown): string {
  if (typeof value !== "string" || !value.startsWith("/")) return "/";
  const base = "http://site.invalid";
  const url = URL.parse(value, base);
  // Resolving `/.//host` leaves `//host`, another site's address.
  if (url?.origin !== base || url.pathname.startsWith("//")) return "/";
  return url.pathname + url.search + url.hash;
}

/** The path of the page on this site that a form was sent from, or else the home page. */
export function toReturnPath(headers: Pick<Headers, "get">): string {
  const page = URL.parse(headers.get("referer") ?? "");
  return page ? toLocalPath(page.pathname + page.search) : "/";
}
