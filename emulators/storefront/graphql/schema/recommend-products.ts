import { z } from "zod";
import type { Product } from "#storefront/domain/catalog/product.ts";
import type { StorefrontContext } from "./resolver.ts";

export type RecommendationIntent = "COMPLEMENTARY" | "RELATED";

const maxRecommended = 10;

/**
 * Up to ten recommendations for a product. The merchant's picks come first. The Search & Discovery app stores them in metafields
 * of the namespace `shopify--discovery--product_recommendation`, and complementary products are only those. Related products are
 * filled up with products that share collections, type and tags. Hosted shops also use purchase history.
 */
export function recommendProducts(
  product: Product,
  intent: RecommendationIntent,
  { catalog }: StorefrontContext,
): Product[] {
  const key = intent === "RELATED" ? "related_products" : "complementary_products";
  const chosen = readChosen(product, key)
    .map((id) => catalog.productById(id))
    .filter((found) => found !== null);
  if (intent === "COMPLEMENTARY") return chosen.slice(0, maxRecommended);
  const collections = new Set(catalog.collectionsOf(product));
  const scoreOf = (other: Product) =>
    catalog.collectionsOf(other).filter((collection) => collections.has(collection)).length +
    other.tags.filter((tag) => product.tags.includes(tag)).length +
    (other.productType === product.productType ? 1 : 0);
  const similar = catalog.products
    .map((other) => ({ other, score: scoreOf(other) }))
    .filter(({ score }) => score > 0)
    .toSorted((left, right) => right.score - left.score)
    .map(({ other }) => other);
  const all = new Set([...chosen, ...similar]);
  all.delete(product);
  return [...all].slice(0, maxRecommended);
}

function readChosen({ metafields }: Product, key: string): string[] {
  const namespace = "shopify--discovery--product_recommendation";
  const chosen = metafields.find(
    (metafield) =>
      metafield.namespace === namespace &&
      metafield.key === key &&
      metafield.type === "list.product_reference",
  );
  return chosen ? z.array(z.string()).parse(JSON.parse(chosen.value)) : [];
}
