import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SiteFooter, type SiteFooterProps } from "#features/site-footer/site-footer.tsx";
import type { NamedLink } from "#content/content-types.ts";
import { builtInLinks, fewLinks } from "../../../tests/support/site/built-in-links.ts";

const link = (label: string, href: string): NamedLink => ({ _key: label, label, href });

const settings: SiteFooterProps["settings"] = {
  _id: "siteSettings",
  _type: "siteSettings",
  name: "Handshape",
  tagline: null,
  supportEmail: "hello@handshape.test",
  postalAddress: "48 Arcwood Lane\nGuelph ON",
  learningSiteUrl: null,
  socialLinks: [link("YouTube", "https://www.youtube.com/")],
  navigation: null,
  footer: {
    links: null,
    legalLinks: null,
    externalLinks: [link("Accreditation", "https://accreditation.test/")],
  },
  paymentIcons: null,
  meta: null,
};

const render = (props: Partial<SiteFooterProps> = {}) =>
  renderToStaticMarkup(<SiteFooter settings={settings} builtIn={builtInLinks} year={2026} {...props} />);

test("the footer has a link to the search, and the links of requirements §2.41", () => {
  const hrefs = Array.from(render().matchAll(/<a[^>]* href="([^"]*)"/g), ([, href]) => href);

  expect(hrefs).toEqual([
    "mailto:hello@handshape.test",
    "/search",
    "/frequently-asked-questions",
    "/about-us",
    "/contact-us",
    "/gifts/gift-code",
    "/requests/refund",
    "/blog",
    "/affiliate-program",
    "/mobile-app",
    "/legal/terms",
    "/legal/privacy-policy",
    "/legal/cookie-policy",
    "/legal/disclaimers",
    "https://accreditation.test/",
    "https://www.youtube.com/",
  ]);
});

test("external links open in a new tab without an opener", () => {
  const links = Array.from(render().matchAll(/<a href="https:[^>]*>/g), ([found]) => found);

  expect(links).toHaveLength(2);
  expect(links.filter((found) => !found.includes('target="_blank" rel="noopener"'))).toEqual([]);
});

test("ten payment methods are named", () => {
  const names = Array.from(render().matchAll(/<\/svg><span[^>]*>([^<]+)<\/span><\/li>/g), ([, name]) => name);

  expect(names).toEqual([
    "Visa",
    "Mastercard",
    "Amex",
    "Discover",
    "Diners Club",
    "JCB",
    "Apple Pay",
    "Google Pay",
    "Shop Pay",
    "PayPal",
  ]);
});

test("the copyright shows the given year", () => {
  expect(render().replaceAll(/<[^>]*>/g, "")).toContain("© 2026 Handshape");
});

test("the signup box has a place, and leaves no gap when it's missing", () => {
  expect(render({ signup: <p>Sign up</p> })).toMatch(/<div[^>]*><p>Sign up<\/p><\/div>/);
  expect(render()).not.toMatch(/<div[^>]*><\/div>/);
});

test("the shop can be contacted by email and mail", () => {
  expect(render()).toMatch(/<address[^>]*>.*hello@handshape\.test.*48 Arcwood Lane\nGuelph ON.*<\/address>/s);
});

test("a shop without settings still links to its pages", () => {
  expect(render({ settings: null })).toContain('href="/legal/terms"');
});

test("a shop without content links only to what it has", () => {
  const hrefs = Array.from(
    render({ settings: null, builtIn: fewLinks }).matchAll(/<a[^>]* href="([^"]*)"/g),
    ([, href]) => href,
  );

  expect(hrefs).toEqual(["/search", "/frequently-asked-questions", "/blog"]);
});
