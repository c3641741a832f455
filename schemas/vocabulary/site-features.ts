/** Parts of the site that editors can turn off, by the names the site knows them by. */
export const siteFeatures = [
  { title: "Suggestions that go with a cart", value: "cross-sell" },
  { title: "Badges of the mobile app in the footer", value: "mobile-app" },
] as const;

export type SiteFeature = (typeof siteFeatures)[number]["value"];
