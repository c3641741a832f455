import "server-only";
import { siteFeatures, type SiteFeature } from "@shop/schemas/vocabulary/site-features.ts";
import { defineQuery } from "groq";
import { readContent } from "./read-content.server.ts";
import type { View } from "./view.server.ts";

export const featuresQuery = defineQuery(
  `*[_type == "featureList" && _id == "featureList"][0].features[] { name, isEnabled }`,
);

/** Features that are on: all except those an editor turned off. */
export async function readFeatures(view: View): Promise<SiteFeature[]> {
  return toEnabledFeatures(await readContent({ query: featuresQuery, view, types: ["featureList"] }));
}

interface FeatureFlag {
  name: string | null;
  isEnabled: boolean | null;
}

export function toEnabledFeatures(flags: readonly FeatureFlag[] | null): SiteFeature[] {
  const isOff = (feature: SiteFeature) =>
    flags?.some(({ name, isEnabled }) => name === feature && isEnabled === false);
  return siteFeatures.map(({ value }) => value).filter((feature) => !isOff(feature));
}
