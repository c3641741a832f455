import "server-only";
import { classroomPricingProjection } from "@shop/schemas/singletons/classroom-pricing.groq.ts";
import { defineQuery } from "groq";
import { readContent } from "./read-content.server.ts";
import type { View } from "./view.server.ts";

export const classroomPricingQuery = defineQuery(
  `*[_type == "classroomPricing" && _id == "classroomPricing"][0] ${classroomPricingProjection}`,
);

/** The courses and discounts for classes, or null before an editor creates the document. */
export const readClassroomPricing = (view: View) =>
  readContent({ query: classroomPricingQuery, view, types: ["classroomPricing", "course"] });
