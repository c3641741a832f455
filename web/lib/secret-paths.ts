/** Prefixes of paths whose remainder is a secret: whoever has it is shown, or may change, what belongs to somebody. */
export const secretPathPrefixes = [
  "preview",
  "orders",
  "newsletter",
  "requests/quotes",
  "cart/c",
  "checkouts",
  "wallet/purchases",
  "api/cw/orders",
] as const;

const secretPath = new RegExp(`^/(?:${secretPathPrefixes.join("|")})/.`);

/** Whether a path holds a secret, which then is kept from logs, from analytics, and from the next page. */
export const isSecretPath = (path: string): boolean => secretPath.test(path);

/** Whether a URL's fragment holds a gift's code, as in the link of its mail. */
export const isSecretFragment = (fragment: string): boolean => fragment.startsWith("#code=");
