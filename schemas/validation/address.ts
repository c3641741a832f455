const linkSchemes = new Set(["http:", "https:", "mailto:", "tel:"]);
const webSchemes = new Set(["http:", "https:"]);

/** A path on this site, an anchor on the page, or a full web, mail or phone URL. */
export function isLinkAddress(address: string): boolean {
  if (hasOddCharacters(address)) return false;
  return isInternal(address) || address.startsWith("#") || hasScheme(address, linkSchemes);
}

/** A full web URL. */
export function isWebAddress(address: string): boolean {
  return !hasOddCharacters(address) && hasScheme(address, webSchemes);
}

/** A path on this site, optionally with a query and an anchor, or a full https URL. */
export function isPathOrSecureAddress(address: string): boolean {
  if (hasOddCharacters(address)) return false;
  return isInternal(address) || hasScheme(address, new Set(["https:"]));
}

/** The path of a full URL of the site at `origin`, with its query and anchor; null for any other address. */
export function toOwnPath(address: string, origin: string | undefined): string | null {
  const url = URL.parse(address);
  return url !== null && url.origin === origin ? url.pathname + url.search + url.hash : null;
}

/** A path on this site in its canonical form: `/` or `/about-us`. */
export function isPath(path: string): boolean {
  return path === "/" || /^(\/[a-z0-9_]+(-[a-z0-9_]+)*)+$/.test(path);
}

/** `//example.com` leaves the site although it starts with a slash. */
const isInternal = (address: string) => /^\/(?!\/)/.test(address);

/** Browsers drop line breaks and treat a backslash as a slash, so the link wouldn't open what is shown. */
const hasOddCharacters = (address: string) => /[\s\\\p{Cc}]/u.test(address);

function hasScheme(address: string, schemes: ReadonlySet<string>): boolean {
  const url = URL.parse(address);
  return url !== null && schemes.has(url.protocol) && url.username === "" && url.password === "";
}
