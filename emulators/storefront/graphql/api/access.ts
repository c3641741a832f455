import { isIP } from "node:net";
import { isSameSecret } from "#files/same-secret.ts";

/** `public` is a browser with the shop's token, `private` a server. `tokenless` is allowed, but sees less. */
export type Access =
  | { kind: "public" | "tokenless" | "refused" }
  /** `buyerIp` is the shopper's address, if a server sent it. */
  | { kind: "private"; buyerIp: string | null };

export interface StorefrontTokens {
  publicToken: string;
  privateToken: string;
}

/**
 * The caller's access, from `X-Shopify-Storefront-Access-Token` or `Shopify-Storefront-Private-Token`. Each one given must be
 * valid. A buyer's IP only counts from a server (shopify.dev, "API authentication: making server-side requests").
 */
export function readAccess(
  header: (name: string) => string | null,
  { publicToken, privateToken }: StorefrontTokens,
): Access {
  const asPublic = header("x-shopify-storefront-access-token");
  const asPrivate = header("shopify-storefront-private-token");
  if (asPublic !== null && !isSameSecret(asPublic, publicToken)) return { kind: "refused" };
  if (asPrivate !== null && !isSameSecret(asPrivate, privateToken)) return { kind: "refused" };
  if (asPrivate !== null)
    return { kind: "private", buyerIp: toAddress(header("shopify-storefront-buyer-ip")) };
  return { kind: asPublic === null ? "tokenless" : "public" };
}

function toAddress(given: string | null): string | null {
  const address = given?.trim() ?? "";
  return isIP(address) === 0 ? null : address;
}
