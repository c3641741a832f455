/** A path of this site from something untrusted; the home page when it would lead elsewhere. */
export function toLocalPath(value: unknown): string {
  if (typeof value !== "string" || !value.startsWith("/")) return "/";
  const base = "http://site.invalid";
  const url = URL.parse(value, base);
  return url?.origin === base ? url.pathname + url.search + url.hash : "/";
}
