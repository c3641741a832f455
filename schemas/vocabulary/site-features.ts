/** Parts of the site that editors can turn off, by the names the code uses. */
export const siteFeatures = [
  { title: "Cart suggestions", value: "cross-sell" },
  { title: "Personalization form for new visitors", value: "personalization" },
  { title: "Analytics, for visitors who agree", value: "analytics" },
  { title: "Mobile app badges in the footer", value: "mobile-app" },
] as const;

export type SiteFeature = (typeof siteFeatures)[number]["value"];
