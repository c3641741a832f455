import type { Metaobject } from "#storefront/domain/content/shop-content.ts";

/** The teachers, as an app or a theme would read them. */
export const metaobjects: Metaobject[] = [
  {
    id: "gid://shopify/Metaobject/45000000001",
    type: "instructor",
    handle: "elias-amadi",
    fields: [
      { key: "name", type: "single_line_text_field", value: "Elias Amadi" },
      { key: "role", type: "single_line_text_field", value: "Deaf instructor, adult courses" },
      { key: "first_course", type: "product_reference", value: "gid://shopify/Product/7400000000010" },
    ],
    updatedAt: "2026-01-05T15:00:00Z",
  },
  {
    id: "gid://shopify/Metaobject/45000000002",
    type: "instructor",
    handle: "noor-lindqvist",
    fields: [
      { key: "name", type: "single_line_text_field", value: "Noor Lindqvist" },
      { key: "role", type: "single_line_text_field", value: "Deaf actress, kids courses" },
      { key: "first_course", type: "product_reference", value: "gid://shopify/Product/7400000000070" },
    ],
    updatedAt: "2026-01-12T15:00:00Z",
  },
];
