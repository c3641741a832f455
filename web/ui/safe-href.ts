const schemes = new Set(["http:", "https:", "mailto:", "tel:"]);

/** An address an editor wrote, or null when a browser could run it instead of opening it. */
export function toSafeHref(href: string | null | undefined): string | null {
  if (!href) return null;
  // The base only lends relative addresses a scheme to judge.
  const address = URL.parse(href, "https://site.invalid");
  return address && schemes.has(address.protocol) ? href : null;
}

/** Whether an address leaves the site for another one. To a browser a backslash is a slash. */
export function isExternal(href: string): boolean {
  return /^(?:https?:)?[/\\]{2}/i.test(href);
}
