import type { Template } from "sanity";
import { pageTemplates } from "./page-templates.ts";

export const templateIds = {
  adultCourse: "adultCourse",
  kidsCourse: "kidsCourse",
  bundle: "bundle",
  recommendedBook: "recommendedBook",
  workbook: "workbook",
  questionOfSubject: "questionOfSubject",
  /** These two start from a Shopify product. */
  courseForProduct: "courseForProduct",
  workbookForProduct: "workbookForProduct",
  /** Starts with a title and the last part of its address. */
  legalPageAtAddress: "legalPageAtAddress",
} as const;

const fromProduct = [
  { name: "title", title: "Title", type: "string" },
  { name: "handle", title: "Shopify handle", type: "string" },
];

interface Product {
  title: string;
  handle: string;
}

/** Initial values of new documents. The types' own defaults fill in the rest. */
export const templates: Template[] = [
  {
    id: templateIds.adultCourse,
    title: "New adult course",
    schemaType: "course",
    value: { type: "course", audience: "adult" },
  },
  {
    id: templateIds.kidsCourse,
    title: "New kids course",
    schemaType: "course",
    value: { type: "course", audience: "kids" },
  },
  {
    id: templateIds.bundle,
    title: "New bundle",
    schemaType: "course",
    value: { type: "bundle", audience: "adult" },
  },
  {
    id: templateIds.recommendedBook,
    title: "New recommended book",
    schemaType: "book",
    value: { isShopifyProduct: false, format: "paperback", price: { currencyCode: "USD" } },
  },
  {
    id: templateIds.workbook,
    title: "New workbook",
    schemaType: "book",
    value: { isShopifyProduct: true, format: "Spiral bound" },
  },
  {
    id: templateIds.questionOfSubject,
    title: "Question on a subject",
    schemaType: "faq",
    parameters: [{ name: "category", title: "Subject", type: "string" }],
    value: ({ category }: { category: string }) => ({ category }),
  },
  {
    id: templateIds.courseForProduct,
    title: "Course for a product",
    schemaType: "course",
    parameters: fromProduct,
    value: ({ title, handle }: Product) => ({ title, handle, slug: { _type: "slug", current: handle } }),
  },
  {
    id: templateIds.workbookForProduct,
    title: "Workbook for a product",
    schemaType: "book",
    parameters: fromProduct,
    value: ({ title, handle }: Product) => ({
      title,
      handle,
      isShopifyProduct: true,
      format: "Spiral bound",
    }),
  },
  {
    id: templateIds.legalPageAtAddress,
    title: "Legal page at an address",
    schemaType: "legalPage",
    parameters: [
      { name: "title", title: "Title", type: "string" },
      { name: "slug", title: "Last part of the address", type: "string" },
    ],
    value: ({ title, slug }: { title: string; slug: string }) => ({
      title,
      slug: { _type: "slug", current: slug },
    }),
  },
  ...pageTemplates,
];
