import type { FeatureList } from "@shop/schemas/generated/sanity.types.ts";
import { keyed } from "#seed/content/keyed.ts";
import type { Seed } from "#seed/content/seed-document.ts";

export const featureList = {
  _id: "featureList",
  _type: "featureList",
  features: keyed("feature", [
    { _type: "featureFlag", name: "cross-sell", isEnabled: true },
    { _type: "featureFlag", name: "personalization", isEnabled: true },
    { _type: "featureFlag", name: "analytics", isEnabled: true },
    { _type: "featureFlag", name: "mobile-app", isEnabled: true },
  ]),
} satisfies Seed<FeatureList>;
