import "server-only";
import { defineQuery } from "groq";
import { readContent } from "./read-content.server.ts";
import type { View } from "./view.server.ts";

export const featuresQuery = defineQuery(
  `*[_type == "featureList" && _id == "featureList"][0].features[isEnabled == true && defined(name)].name`,
);

/** The names of the features that are on. */
export const readFeatures = async (view: View): Promise<string[]> =>
  (await readContent({ query: featuresQuery, view, types: ["featureList"] })) ?? [];
