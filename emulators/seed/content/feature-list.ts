import type { FeatureList } from "@shop/schemas/generated/sanity.types.ts";
import { keyed } from "#seed/content/keyed.ts";
import type { Seed } from "#seed/content/seed-document.ts";

export const featureList = {
  _id: "featureList",
  _type: "featureList",
  features: keyed("feature", [
    {
      _type: "featureFlag",
      name: "cross-sell",
      isEnabled: true,
      note: "The cart suggests what goes with its contents.",
    },
    {
      _type: "featureFlag",
      name: "quizzes",
      isEnabled: true,
      note: "Quizzes that recommend free lessons and products.",
    },
    {
      _type: "featureFlag",
      name: "video-search",
      isEnabled: true,
      note: "Search for videos of signs and lessons.",
    },
    {
      _type: "featureFlag",
      name: "personalization",
      isEnabled: true,
      note: "Asks new subscribers which content they want: adults, kids or both.",
    },
    {
      _type: "featureFlag",
      name: "mobile-app",
      isEnabled: false,
      note: "Badges of the app stores in the footer. Off until there is an app.",
    },
  ]),
} satisfies Seed<FeatureList>;
