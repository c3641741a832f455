import { GraphQLError } from "graphql/index.js";
import type { StorefrontContext } from "./resolver.ts";

const scopes = {
  customer: "unauthenticated_read_customers",
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
 * Denies what Shopify hides without a token: product tags, metafields, metaobjects, menus, stock and customers (shopify.dev, "Storefront API
 * authentication: tokenless access").
 */
export function requireToken({ hasToken }: StorefrontContext, field: keyof typeof scopes): void {
  if (!hasToken) throw denyAccess(field, `\`${scopes[field]}\` access scope.`);
}

export function denyAccess(field: string, requiredAccess: string): GraphQLError {
  return new GraphQLError(`Access denied for ${field} field. Required access: ${requiredAccess}`, {
    extensions: {
      code: "ACCESS_DENIED",
      documentation: "https://shopify.dev/api/usage/access-scopes",
      requiredAccess,
    },
  });
}
