import { imagesFolder } from "@shop/emulators/seed/commerce/commerce-seed.ts";
import { blogs } from "@shop/emulators/seed/commerce/blogs.ts";
import { courseProducts } from "@shop/emulators/seed/commerce/course-products.ts";
import { menus } from "@shop/emulators/seed/commerce/menus.ts";
import { metaobjects } from "@shop/emulators/seed/commerce/metaobjects.ts";
import { pages } from "@shop/emulators/seed/commerce/pages.ts";
import { policies } from "@shop/emulators/seed/commerce/policies.ts";
import { redirects } from "@shop/emulators/seed/commerce/redirects.ts";
import { type CatalogSeed } from "@shop/emulators/storefront/domain/catalog/catalog-seed.ts";
import type { Collection, Product, Variant } from "@shop/emulators/storefront/domain/catalog/product.ts";

const picture = (number: number, name: string) => ({
  id: `gid://shopify/ProductImage/70${number}` as const,
  file: `instructors/${name}.webp`,
  altText: `Portrait of ${name}`,
});

const toVariant = (
  number: number,
  [size, color]: [string, string],
  { cents, stock }: { cents: number; stock: number },
): Variant => ({
  id: `gid://shopify/ProductVariant/7${number}`,
  title: `${size} / ${color}`,
  sku: `POSTER-${9 - number}`,
  selectedOptions: [
    { name: "Size", value: size },
    { name: "Color", value: color },
  ],
  prices: { USD: { amount: cents, compareAt: null }, CAD: { amount: cents + 500, compareAt: null } },
  stock,
  requiresShipping: true,
});

/** A product with two options, where one combination doesn't exist and one is sold out. */
const poster: Product = {
  id: "gid://shopify/Product/70",
  handle: "alphabet-poster",
  status: "active",
  title: "Alphabet Poster",
  descriptionHtml: "<p>Every handshape of the alphabet, for the wall of a classroom.</p>",
  productType: "Poster",
  vendor: "Élan Print",
  tags: ["classroom", "kids"],
  options: [
    { id: "gid://shopify/ProductOption/70", name: "Size", values: ["small", "large"] },
    {
      id: "gid://shopify/ProductOption/71",
      name: "Color",
      values: ["Sea Green", "Plum"],
      swatches: { "Sea Green": "#2e8b57" },
    },
  ],
  variants: [
    {
      ...toVariant(1, ["small", "Sea Green"], { cents: 1_250, stock: 0 }),
      barcode: "9780000000017",
      weightInGrams: 180,
      taxable: false,
      image: "gid://shopify/ProductImage/702",
      metafields: [{ namespace: "print", key: "paper", type: "single_line_text_field", value: "matt" }],
    },
    toVariant(2, ["small", "Plum"], { cents: 1_450, stock: 5 }),
    toVariant(3, ["large", "Plum"], { cents: 2_999, stock: 2 }),
  ],
  metafields: [
    { namespace: "custom", key: "instructor", type: "single_line_text_field", value: "Noor Lindqvist" },
    {
      namespace: "custom",
      key: "goes_with",
      type: "list.product_reference",
      value: '["gid://shopify/Product/90","gid://shopify/Product/1"]',
    },
    { namespace: "custom", key: "story", type: "page_reference", value: "gid://shopify/Page/44000000001" },
    { namespace: "custom", key: "film", type: "file_reference", value: "gid://shopify/Video/1" },
    {
      namespace: "shopify--discovery--product_recommendation",
      key: "complementary_products",
      type: "list.product_reference",
      value: '["gid://shopify/Product/90"]',
    },
    {
      namespace: "shopify--discovery--product_recommendation",
      key: "related_products",
      type: "list.product_reference",
      value: '["gid://shopify/Product/7400000000050"]',
    },
  ],
  images: [picture(3, "elias-amadi"), picture(2, "noor-lindqvist"), picture(9, "nobody")],
  seo: { title: "ASL alphabet poster", description: null },
  createdAt: "2026-03-02T15:00:00Z",
  updatedAt: "2026-03-09T15:00:00Z",
};

const draft: Product = {
  ...poster,
  id: "gid://shopify/Product/60",
  handle: "numbers-poster",
  status: "draft",
  title: "Numbers Poster",
  variants: [],
};

const bookPrice = { USD: { amount: 2_299, compareAt: null }, CAD: { amount: 3_199, compareAt: null } };

const toBinding = (number: number, binding: string, sku: string, stock: number): Variant => ({
  id: `gid://shopify/ProductVariant/9${number}`,
  title: binding,
  sku,
  selectedOptions: [{ name: "Binding", value: binding }],
  prices: bookPrice,
  stock,
  requiresShipping: true,
});

const workbook: Product = {
  id: "gid://shopify/Product/90",
  handle: "getting-started-with-asl",
  status: "active",
  title: "Getting Started with ASL",
  descriptionHtml: "<p>A workbook.</p>",
  productType: "Book",
  vendor: "Handshape",
  tags: ["workbook"],
  options: [{ id: "gid://shopify/ProductOption/90", name: "Binding", values: ["spiral bound", "paperback"] }],
  variants: [toBinding(1, "spiral bound", "BOOK-1-SPIRAL", 3), toBinding(2, "paperback", "BOOK-1-PAPER", 0)],
  metafields: [],
  images: [],
  createdAt: "2026-01-05T15:00:00Z",
  updatedAt: "2026-01-06T15:00:00Z",
};

const hidden: Product = {
  ...workbook,
  id: "gid://shopify/Product/80",
  handle: "not-yet-announced",
  title: "Not yet announced",
  tags: ["hidden-product"],
  variants: [],
};

const toCourseCollection = (
  number: number,
  handle: string,
  title: string,
  tag: string | null,
): Collection => ({
  id: `gid://shopify/Collection/31000000000${number}`,
  handle,
  title,
  descriptionHtml: "",
  productHandles: courseProducts
    .filter(({ tags }) => tag === null || tags.includes(tag))
    .map((product) => product.handle),
  updatedAt: "2026-01-05T15:00:00Z",
});

/** The nine courses, a workbook, a hidden product, a poster with every field filled in, a draft, and the shop's content. */
export const variedSeed: CatalogSeed = {
  imagesFolder,
  products: [...courseProducts, workbook, hidden, poster, draft],
  collections: [
    toCourseCollection(1, "active-courses", "Active courses", null),
    toCourseCollection(2, "adult-courses", "Courses for adults", "adult"),
    toCourseCollection(3, "kids-courses", "Courses for kids", "kids"),
    {
      id: "gid://shopify/Collection/90",
      handle: "workbooks",
      title: "Workbooks",
      descriptionHtml: "",
      productHandles: [workbook.handle, hidden.handle],
      updatedAt: "2026-01-06T15:00:00Z",
    },
    {
      id: "gid://shopify/Collection/70",
      handle: "on-paper",
      title: "On paper",
      descriptionHtml: "<p>What can be <em>held</em>.</p>",
      productHandles: [poster.handle, workbook.handle, draft.handle, "level-1a-online-asl-course"],
      image: picture(1, "elias-amadi"),
      seo: { title: null, description: "Books and posters" },
      metafields: [{ namespace: "custom", key: "banner", type: "single_line_text_field", value: "New" }],
      updatedAt: "2026-03-02T15:00:00Z",
    },
  ],
  content: {
    shop: { name: "On Paper", description: "Books and posters." },
    blogs,
    menus,
    metaobjects,
    pages,
    policies,
    redirects,
  },
};
