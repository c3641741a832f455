import { courseProducts } from "#seed/commerce/course-products.ts";
import type { CatalogueSeed, Collection } from "#storefront/catalogue/product.ts";

/** The shop's catalogue as planted into an empty data directory. */
export const commerceSeed: CatalogueSeed = {
  products: courseProducts,
  collections: [
    createCollection(1, "active-courses", "Active courses", () => true),
    createCollection(2, "adult-courses", "Courses for adults", (tags) => tags.includes("adult")),
    createCollection(3, "kids-courses", "Courses for kids", (tags) => tags.includes("kids")),
  ],
};

function createCollection(
  number: number,
  handle: string,
  title: string,
  holds: (tags: string[]) => boolean,
): Collection {
  return {
    id: `gid://shopify/Collection/31000000000${number}`,
    handle,
    title,
    descriptionHtml: "",
    productHandles: courseProducts.filter(({ tags }) => holds(tags)).map((product) => product.handle),
    updatedAt: "2026-01-05T15:00:00Z",
  };
}
