const linkSchemes = new Set(["http:", "https:", "mailto:", "tel:"]);
const webSchemes = new Set(["http:", "https:"]);

/** A page of this site, a place on the page, or a full address of the web, of mail or of a telephone. */
export function isLinkAddress(address: string): boolean {
  if (hasOddCharacters(address)) return false;
  return isInternal(address) || address.startsWith("#") || hasScheme(address, linkSchemes);
}

/** A full address on the web. */
export function isWebAddress(address: string): boolean {
  return !hasOddCharacters(address) && hasScheme(address, webSchemes);
}

/** A page of this site, perhaps with a query and a place on it, or a full address that is read in private. */
export function isPathOrSecureAddress(address: string): boolean {
  if (hasOddCharacters(address)) return false;
  return isInternal(address) || hasScheme(address, new Set(["https:"]));
}

/** Where a page of this site stands: `/` or `/about-us`, in the one way it is written. */
export function isPath(path: string): boolean {
  return path === "/" || /^(\/[a-z0-9_]+(-[a-z0-9_]+)*)+$/.test(path);
}

/** `//example.com` leaves the site, though it begins with a slash. */
const isInternal = (address: string) => /^\/(?!\/)/.test(address);

/** Browsers drop line breaks and read a backslash as a slash: what is shown would not be what is opened. */
const hasOddCharacters = (address: string) => /[\s\\\p{Cc}]/u.test(address);

function hasScheme(address: string, schemes: ReadonlySet<string>): boolean {
  const url = URL.parse(address);
  return url !== null && schemes.has(url.protocol) && url.username === "" && url.password === "";
}
