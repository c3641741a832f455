import { timingSafeEqual } from "node:crypto";

export type Access = "token" | "tokenless" | "refused";

/** Who asks: with the shop's token, without any (legal, but sees less), or with a wrong one. */
export function readAccess(headers: Headers, accessToken: string): Access {
  const given =
    headers.get("x-shopify-storefront-access-token") ??
    headers.get("shopify-storefront-private-token") ??
    null;
  if (given === null) return "tokenless";
  return isSame(given, accessToken) ? "token" : "refused";
}

function isSame(given: string, expected: string): boolean {
  const left = Buffer.from(given);
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}
