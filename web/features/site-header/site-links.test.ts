import { expect, test } from "vitest";
import type { SiteSettings } from "#content/content-types.ts";
import { usesBuiltInLinks } from "./site-links.ts";

const links = [{ _key: "a", label: "Ours", href: "/ours" }];
const settings: SiteSettings = {
  _id: "siteSettings",
  _type: "siteSettings",
  name: null,
  tagline: null,
  supportEmail: null,
  postalAddress: null,
  learningSiteUrl: null,
  socialLinks: null,
  navigation: { links, bundles: null, resources: links, about: links },
  footer: { links, legalLinks: links, externalLinks: null },
  paymentIcons: null,
  meta: null,
};

const withoutLegalLinks = { links, legalLinks: [], externalLinks: links };

test.each<[string, boolean, SiteSettings | null]>([
  ["an editor filled every menu", false, settings],
  ["an editor left a menu empty", true, { ...settings, footer: withoutLegalLinks }],
  ["there are no settings", true, null],
])("when %s, built-in links stand in: %s", (_when, expected, of) => {
  expect(usesBuiltInLinks(of)).toBe(expected);
});
