import { blogs } from "#seed/commerce/blogs.ts";
import { courseProducts } from "#seed/commerce/course-products.ts";
import { menus } from "#seed/commerce/menus.ts";
import { metaobjects } from "#seed/commerce/metaobjects.ts";
import { pages } from "#seed/commerce/pages.ts";
import { policies } from "#seed/commerce/policies.ts";
import { redirects } from "#seed/commerce/redirects.ts";
import type { CatalogueSeed, Collection } from "#storefront/catalogue/product.ts";

/** The shop's catalogue as planted into an empty data directory. */
export const commerceSeed: CatalogueSeed = {
  products: courseProducts,
  collections: [
    createCollection(1, "active-courses", "Active courses", () => true),
    createCollection(2, "adult-courses", "Courses for adults", (tags) => tags.includes("adult")),
    createCollection(3, "kids-courses", "Courses for kids", (tags) => tags.includes("kids")),
  ],
  content: { pages, blogs, menus, policies, redirects, metaobjects },
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
