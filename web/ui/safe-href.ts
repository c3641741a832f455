const schemes = new Set(["http:", "https:", "mailto:", "tel:"]);

/** An editor's link, or null when a browser would execute it. */
export function toSafeHref(href: string | null | undefined): string | null {
  if (!href) return null;
  // The base gives relative addresses a scheme to check.
  const address = URL.parse(href, "https://site.invalid");
  return address && schemes.has(address.protocol) ? href : null;
}

/** Whether a link leaves the site. Browsers treat a backslash as a slash. */
export function isExternal(href: string): boolean {
  return /^(?:https?:)?[/\\]{2}/i.test(href);
}
