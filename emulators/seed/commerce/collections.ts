import { bookProducts } from "#seed/commerce/book-products.ts";
import { courseProducts } from "#seed/commerce/course-products.ts";
import { workbookProducts } from "#seed/commerce/workbook-products.ts";
import type { Collection, Product, ProductImage } from "#storefront/domain/catalog/product.ts";

const tagged = (products: readonly Product[], tag: string) =>
  products.filter(({ tags }) => tags.includes(tag));
const givable = courseProducts.filter(({ variants }) =>
  variants.some(({ title }) => title === "gift course"),
);

/** The courses, and those for each audience. */
export const courseCollections: Collection[] = [
  createCollection(
    { number: 1, handle: "active-courses", title: "Active courses", description: "" },
    courseProducts,
  ),
  createCollection(
    { number: 2, handle: "adult-courses", title: "Courses for adults", description: "" },
    tagged(courseProducts, "adult"),
  ),
  createCollection(
    { number: 3, handle: "kids-courses", title: "Courses for kids", description: "" },
    tagged(courseProducts, "kids"),
  ),
];

/** All of the shop's collections. A number never changes: ids are made of it. */
export const collections: Collection[] = [
  ...courseCollections,
  createCollection(
    {
      number: 4,
      handle: "gift-courses",
      title: "Gift courses",
      description: "Every course can be given, now or on a day you choose.",
      image: { file: "hero.webp", altText: null },
    },
    givable,
  ),
  createCollection(
    {
      number: 5,
      handle: "bundles",
      title: "Bundles",
      description: "Courses together, and workbooks together, for less than they cost separately.",
      image: { file: "hero-courses.webp", altText: null },
    },
    tagged([...courseProducts, ...bookProducts], "bundle"),
  ),
  createCollection(
    {
      number: 6,
      handle: "books",
      title: "Books",
      description: "Printed in color, bound to lie flat, shipped to Canada and the United States.",
      image: { file: "books/asl-essentials-workbook-bundle.webp", altText: null },
    },
    bookProducts,
  ),
  createCollection(
    {
      number: 7,
      handle: "workbooks",
      title: "Workbooks",
      description: "One for each level, and one for kids.",
      image: { file: "books/getting-started-with-asl-inside.webp", altText: null },
    },
    workbookProducts,
  ),
];

interface CollectionFacts {
  number: number;
  handle: string;
  title: string;
  description: string;
  image?: Pick<ProductImage, "file" | "altText">;
}

function createCollection(
  { number, handle, title, description, image }: CollectionFacts,
  products: readonly Product[],
): Collection {
  return {
    id: `gid://shopify/Collection/31000000000${number}`,
    handle,
    title,
    descriptionHtml: description && `<p>${description}</p>`,
    productHandles: products.map((product) => product.handle),
    ...(image && { image: { ...image, id: `gid://shopify/ProductImage/53000000000${number}` } }),
    updatedAt: "2026-01-05T15:00:00Z",
  };
}
