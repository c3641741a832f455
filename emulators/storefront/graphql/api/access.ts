import { isIP } from "node:net";
import { isSameSecret } from "#files/same-secret.ts";

/** `public` is a browser with the shop's token, `private` a server; `tokenless` is legal, but sees less. */
export type Access =
  | { kind: "public" | "tokenless" | "refused" }
  /** `buyerIp` is the address of the shopper it asks for, when it says so. */
  | { kind: "private"; buyerIp: string | null };

export interface StorefrontTokens {
  publicToken: string;
  privateToken: string;
}

/**
 * Who asks, by `X-Shopify-Storefront-Access-Token` or `Shopify-Storefront-Private-Token`; each that is given must be right. A
 * buyer's address counts from a server alone (shopify.dev, "API authentication: making server-side requests").
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
