import "server-only";
import { classroomPricingProjection } from "@shop/schemas/singletons/classroom-pricing.groq.ts";
import { defineQuery } from "groq";
import { readContent } from "./read-content.server.ts";
import type { View } from "./view.server.ts";

export const classroomPricingQuery = defineQuery(
  `*[_type == "classroomPricing" && _id == "classroomPricing"][0] ${classroomPricingProjection}`,
);

/** What a class may order and saves, or null before an editor says so. */
export const readClassroomPricing = (view: View) =>
  readContent({ query: classroomPricingQuery, view, types: ["classroomPricing", "course"] });
