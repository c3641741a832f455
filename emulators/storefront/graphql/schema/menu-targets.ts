import type { MenuTarget } from "#storefront/domain/content/shop-content.ts";
import { toArticle, toBlog, toPage, toPolicy } from "./content-sources.ts";
import type { StorefrontContext } from "./resolver.ts";
import { toCollection, toProduct } from "./sources.ts";

interface Resource {
  id: string;
  resource: object;
}

/** A menu item's resource, or null for a URL or something that no longer exists. */
export function readTarget(target: MenuTarget, { catalog, content }: StorefrontContext): Resource | null {
  switch (target.type) {
    case "ARTICLE": {
      const found = content.articleByPath(target.handle);
      return found && { id: found.article.id, resource: toArticle(found) };
    }
    case "BLOG":
      return toResource(content.blogByHandle(target.handle), toBlog);
    case "COLLECTION":
      return toResource(catalog.collectionByHandle(target.handle), toCollection);
    case "PAGE":
      return toResource(content.pageByHandle(target.handle), toPage);
    case "PRODUCT":
      return toResource(catalog.productByHandle(target.handle), toProduct);
    case "SHOP_POLICY":
      return toResource(content.policyByHandle(target.handle), toPolicy);
    case "CATALOG":
    case "COLLECTIONS":
    case "FRONTPAGE":
    case "HTTP":
    case "SEARCH":
      return null;
  }
}

function toResource<Item extends { id: string }>(
  item: Item | null,
  toSource: (item: Item) => object,
): Resource | null {
  return item && { id: item.id, resource: toSource(item) };
}
