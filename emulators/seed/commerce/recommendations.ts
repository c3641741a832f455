import { bookProducts } from "#seed/commerce/book-products.ts";
import { courseProducts } from "#seed/commerce/course-products.ts";
import type { Product } from "#storefront/domain/catalog/product.ts";

interface Recommended {
  /** What else may be right: the step after it, or the bundle it is part of. */
  related: readonly string[];
  /** What goes with it: a course's workbook, a workbook's course. */
  complementary: readonly string[];
}

/** What the merchant chose, by handle. */
const recommended: Record<string, Recommended> = {
  "level-1a-online-asl-course": {
    related: ["asl-essentials-bundle", "complete-course-bundle", "level-1b-online-asl-course"],
    complementary: ["getting-started-with-asl"],
  },
  "level-1b-online-asl-course": {
    related: ["level-2a-online-asl-course", "complete-course-bundle"],
    complementary: ["building-on-the-basics-of-asl"],
  },
  "level-2a-online-asl-course": {
    related: ["level-2b-online-asl-course", "complete-course-bundle"],
    complementary: ["elevating-your-signing-skills"],
  },
  "level-2b-online-asl-course": {
    related: ["complete-course-bundle"],
    complementary: ["refining-your-asl-skills"],
  },
  "complete-course-bundle": {
    related: ["asl-essentials-bundle"],
    complementary: ["asl-essentials-workbook-bundle"],
  },
  "asl-essentials-bundle": {
    related: ["complete-course-bundle"],
    complementary: ["asl-essentials-workbook-bundle"],
  },
  "kids-asl-course-level-1a": {
    related: ["asl-essentials-bundle-for-kids", "kids-asl-course-level-1b"],
    complementary: ["handshape-for-kids-levels-1a-1b"],
  },
  "kids-asl-course-level-1b": {
    related: ["asl-essentials-bundle-for-kids"],
    complementary: ["handshape-for-kids-levels-1a-1b"],
  },
  "asl-essentials-bundle-for-kids": {
    related: ["kids-asl-course-level-1a", "kids-asl-course-level-1b"],
    complementary: ["handshape-for-kids-levels-1a-1b"],
  },
  "getting-started-with-asl": {
    related: ["asl-essentials-workbook-bundle", "building-on-the-basics-of-asl"],
    complementary: ["level-1a-online-asl-course"],
  },
  "building-on-the-basics-of-asl": {
    related: ["asl-essentials-workbook-bundle", "elevating-your-signing-skills"],
    complementary: ["level-1b-online-asl-course"],
  },
  "elevating-your-signing-skills": {
    related: ["refining-your-asl-skills"],
    complementary: ["level-2a-online-asl-course"],
  },
  "refining-your-asl-skills": {
    related: ["elevating-your-signing-skills"],
    complementary: ["level-2b-online-asl-course"],
  },
  "handshape-for-kids-levels-1a-1b": {
    related: ["getting-started-with-asl"],
    complementary: ["kids-asl-course-level-1a", "kids-asl-course-level-1b"],
  },
  "asl-essentials-workbook-bundle": {
    related: ["elevating-your-signing-skills"],
    complementary: ["asl-essentials-bundle"],
  },
};

/** The product with its recommendations where Shopify's Search & Discovery app keeps them. */
export function withRecommendations(product: Product): Product {
  const chosen = recommended[product.handle];
  if (!chosen) return product;
  return {
    ...product,
    metafields: [
      ...product.metafields,
      toMetafield("related_products", chosen.related),
      toMetafield("complementary_products", chosen.complementary),
    ],
  };
}

function toMetafield(key: string, handles: readonly string[]) {
  return {
    namespace: "shopify--discovery--product_recommendation",
    key,
    type: "list.product_reference",
    value: JSON.stringify(handles.map(toId)),
  };
}

function toId(handle: string): string {
  const product = [...courseProducts, ...bookProducts].find((candidate) => candidate.handle === handle);
  if (!product) throw new Error(`The seed recommends "${handle}", which is no product of the shop.`);
  return product.id;
}
