/**
 * Whether the browser says that another origin's page sent this request, be it on another host of the same site, where nothing of ours
 * needs to. Scripts can't set either header. Browsers without `Sec-Fetch-Site` send `Origin` with every form.
 */
export function isCrossSite({ headers }: Request): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const origin = headers.get("origin");
  if (origin === null) return false;
  const host = headers.get("x-forwarded-host") ?? headers.get("host");
  return URL.parse(origin)?.host !== host;
}
