import { fileURLToPath } from "node:url";
import { blogs } from "#seed/commerce/blogs.ts";
import { bookProducts } from "#seed/commerce/book-products.ts";
import { collections } from "#seed/commerce/collections.ts";
import { courseProducts } from "#seed/commerce/course-products.ts";
import { discounts } from "#seed/commerce/discounts.ts";
import { giftCards } from "#seed/commerce/gift-cards.ts";
import { menus } from "#seed/commerce/menus.ts";
import { metaobjects } from "#seed/commerce/metaobjects.ts";
import { pages } from "#seed/commerce/pages.ts";
import { policies } from "#seed/commerce/policies.ts";
import { withRecommendations } from "#seed/commerce/recommendations.ts";
import { redirects } from "#seed/commerce/redirects.ts";
import { type CatalogSeed } from "#storefront/domain/catalog/catalog-seed.ts";

const shop = {
  name: "Handshape",
  description: "Online American Sign Language courses, taught by Deaf teachers.",
};

/** Where the shop's images are. */
export const imagesFolder = fileURLToPath(new URL("../images/", import.meta.url));

/** The shop that an empty data directory is seeded with. */
export const commerceSeed: CatalogSeed = {
  products: [...courseProducts, ...bookProducts].map(withRecommendations),
  collections,
  discounts,
  giftCards,
  content: { shop, pages, blogs, menus, policies, redirects, metaobjects },
  imagesFolder,
};
