import "server-only";
import { faqWithCategoryProjection } from "@shop/schemas/documents/faq.groq.ts";
import { defineQuery } from "groq";
import { readContent } from "./read-content.server.ts";
import type { View } from "./view.server.ts";

export const faqsQuery = defineQuery(
  `*[_type == "faq"] | order(coalesce(order, 1000) asc, question asc) ${faqWithCategoryProjection}`,
);

/** All questions, in subject order. */
export const readFaqs = (view: View) => readContent({ query: faqsQuery, view, types: ["faq", "sign"] });
