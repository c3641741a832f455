import { toRestId } from "#storefront/domain/shop-facts.ts";
import type { AccountLink } from "./account-links.ts";

/** `<shop>/account/reset/<customer>/<token>`, as in Shopify's emails. */
export function toAccountUrl(publicUrl: string, customerId: string, { kind, token }: AccountLink): string {
  return `${publicUrl}/account/${kind}/${toRestId(customerId)}/${token}`;
}

/** The customer and the token in such a URL, on any host, because a site can have the page at its own. */
export function parseAccountUrl(
  url: string,
  kind: AccountLink["kind"],
): { customerId: string; token: string } | null {
  const [, of, id, token] = /\/account\/(\w+)\/(\d+)\/(\w+)\/?(?:[?#].*)?$/.exec(url) ?? [];
  if (of !== kind || id === undefined || token === undefined) return null;
  return { customerId: `gid://shopify/Customer/${id}`, token };
}
