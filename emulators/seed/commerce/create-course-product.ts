import type { Product, Variant } from "#storefront/domain/catalog/product.ts";

export interface CourseFacts {
  /** 1 to 9; ids are made of it. */
  number: number;
  /** The place among the courses for the same audience. */
  orderInSeries: number;
  handle: string;
  title: string;
  subtitle: string;
  sku: string;
  audience: "adult" | "kids";
  kind: "course" | "bundle";
  prices: Variant["prices"];
}

const instructors = { adult: "Elias Amadi", kids: "Noor Lindqvist" };

/** The ways to buy a course (requirements §3.35), all at the course's price. */
const formats = [
  { title: "online course", suffix: "ONLINE" },
  { title: "hfcc", suffix: "HFCC" },
  { title: "gift course", suffix: "GIFT" },
];

/** A course as a Shopify product: nothing to ship, no stock to count, one variant for each way to buy it. */
export function createCourseProduct(facts: CourseFacts): Product {
  return {
    id: `gid://shopify/Product/74000000000${facts.number}0`,
    handle: facts.handle,
    status: "active",
    title: facts.title,
    descriptionHtml: `<p>${facts.subtitle}. Self-paced video lessons, taught by a Deaf teacher.</p>`,
    productType: "Course",
    vendor: "Handshape",
    tags: [facts.audience, facts.kind],
    options: [
      {
        id: `gid://shopify/ProductOption/94000000000${facts.number}0`,
        name: "Format",
        values: formats.map(({ title }) => title),
      },
    ],
    variants: formats.map(({ title, suffix }, index) => ({
      id: `gid://shopify/ProductVariant/84000000000${facts.number}${index + 1}`,
      title,
      sku: `${facts.sku}-${suffix}`,
      selectedOptions: [{ name: "Format", value: title }],
      prices: facts.prices,
      stock: null,
      requiresShipping: false,
    })),
    metafields: [
      {
        namespace: "custom",
        key: "instructor",
        type: "single_line_text_field",
        value: instructors[facts.audience],
      },
      { namespace: "custom", key: "slug", type: "single_line_text_field", value: facts.handle },
      { namespace: "custom", key: "subtitle", type: "single_line_text_field", value: facts.subtitle },
      {
        namespace: "custom",
        key: "orderinseries",
        type: "number_integer",
        value: String(facts.orderInSeries),
      },
    ],
    images: [
      {
        id: `gid://shopify/ProductImage/54000000000${facts.number}0`,
        file: `courses/${facts.handle}.webp`,
        altText: `Cover of ${facts.title}`,
      },
    ],
    createdAt: "2026-01-05T15:00:00Z",
    updatedAt: "2026-01-05T15:00:00Z",
  };
}
