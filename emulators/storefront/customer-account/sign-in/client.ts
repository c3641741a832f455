import { isLoopback } from "#http/own-host.ts";
import type { AccountServices } from "#storefront/customer-account/account-call.ts";

/** The shop's only client of customer accounts: a public one, which has no secret and uses PKCE. */
export const clientId = "shp_2f1c7d9e-6a54-4b0f-9c38-0e5b61850001";

/**
 * Whether people may be sent there after signing in or out. At Shopify, a merchant lists these addresses. Here, it's this machine,
 * the site's origin, and what `--redirect-uri` lists.
 */
export function isAllowedRedirect(
  address: string,
  { site, redirectUris }: Pick<AccountServices, "site" | "redirectUris">,
): boolean {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  return isLoopback(url) || url.origin === URL.parse(site.url)?.origin || redirectUris.includes(address);
}
