import { isSameSecret } from "#storefront/same-secret.ts";

export type Access = "token" | "tokenless" | "refused";

/** Who asks: with the shop's token, without any (legal, but sees less), or with a wrong one. */
export function readAccess(header: (name: string) => string | null, accessToken: string): Access {
  const given = header("x-shopify-storefront-access-token") ?? header("shopify-storefront-private-token");
  if (given === null) return "tokenless";
  return isSameSecret(given, accessToken) ? "token" : "refused";
}
