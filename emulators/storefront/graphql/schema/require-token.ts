import { GraphQLError } from "graphql/index.js";
import type { StorefrontContext } from "./resolver.ts";

const scopes = {
  menu: "unauthenticated_read_content",
  metafield: "unauthenticated_read_metafields",
  metaobject: "unauthenticated_read_metaobjects",
  metaobjects: "unauthenticated_read_metaobjects",
  productTags: "unauthenticated_read_product_tags",
  quantityAvailable: "unauthenticated_read_product_inventory",
  tags: "unauthenticated_read_product_tags",
  totalInventory: "unauthenticated_read_product_inventory",
};

/**
 * Denies what Shopify hides without a token: product tags, metafields, metaobjects, menus and stock (shopify.dev, "Storefront API
 * authentication: tokenless access").
 */
export function requireToken({ hasToken }: StorefrontContext, field: keyof typeof scopes): void {
  if (hasToken) return;
  const requiredAccess = `\`${scopes[field]}\` access scope.`;
  throw new GraphQLError(`Access denied for ${field} field. Required access: ${requiredAccess}`, {
    extensions: {
      code: "ACCESS_DENIED",
      documentation: "https://shopify.dev/api/usage/access-scopes",
      requiredAccess,
    },
  });
}
