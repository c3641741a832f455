import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SiteHeader, type SiteHeaderProps } from "#features/site-header/site-header.tsx";
import { builtInLinks } from "../../../tests/support/site/built-in-links.ts";
import { WithoutCart } from "../../../tests/support/site/no-cart.tsx";

const settings: SiteHeaderProps["settings"] = {
  _id: "siteSettings",
  _type: "siteSettings",
  name: "Handshape",
  tagline: null,
  supportEmail: null,
  postalAddress: null,
  learningSiteUrl: "https://learn.handshape.test/sign-in",
  socialLinks: ["YouTube", "Instagram", "Facebook", "TikTok"].map((label) => ({
    _key: label,
    label,
    href: `https://www.${label.toLowerCase()}.com/`,
  })),
  navigation: null,
  footer: null,
  paymentIcons: null,
  meta: null,
};

const render = (variant: Partial<SiteHeaderProps> = {}) =>
  renderToStaticMarkup(
    <WithoutCart>
      <SiteHeader settings={settings} builtIn={builtInLinks} {...variant} />
    </WithoutCart>,
  );

/** All distinct link URLs. */
const hrefs = (markup: string) => new Set(Array.from(markup.matchAll(/href="([^"]*)"/g), ([, href]) => href));

test("the header has a link to the search, and the links of requirements §2.31", () => {
  expect(hrefs(render())).toEqual(
    new Set([
      "/",
      "/courses",
      "/courses#Bundled",
      "/courses#Kids",
      "/gifts",
      "/books",
      "/asl/dictionary",
      "/frequently-asked-questions",
      "/free-lessons/asl-level-1",
      "/blog",
      "/about-us",
      "/contact-us",
      "/requests/classroom-pricing",
      "/search",
      "/cart",
      "https://www.youtube.com/",
      "https://www.instagram.com/",
      "https://www.facebook.com/",
      "https://www.tiktok.com/",
      "https://learn.handshape.test/sign-in",
    ]),
  );
});

test("the learning site is “Login” in the line and “Course Login” in the small menu", () => {
  const labels = Array.from(
    render().matchAll(/<a href="https:\/\/learn\.[^>]*>([^<]*)</g),
    ([, label]) => label,
  );

  expect(labels).toEqual(["Login", "Course Login"]);
});

test("social networks open in a new window", () => {
  const links = Array.from(render().matchAll(/<a href="https:\/\/www\.[^>]*>/g), ([link]) => link);

  expect(links).toHaveLength(8);
  expect(links.filter((link) => !link.includes('target="_blank" rel="noopener"'))).toEqual([]);
});

test("a menu opens without JavaScript: its button targets the popover", () => {
  const markup = render();
  const targets = Array.from(markup.matchAll(/popoverTarget="([^"]+)"/gi), ([, target]) => target);
  const panels = Array.from(markup.matchAll(/<div[^>]* id="([^"]+)"[^>]* popover="auto"/g), ([, id]) => id);

  expect(targets).toHaveLength(3);
  expect(panels).toEqual(targets);
});

test("the small menu's groups open without JavaScript, one at a time", () => {
  const groups = Array.from(render().matchAll(/<details[^>]* name="([^"]+)"><summary[^>]*>([^<]+)</g));

  expect(groups.map(([, , label]) => label)).toEqual(["Courses", "Resources", "About"]);
  expect(new Set(groups.map(([, name]) => name)).size).toBe(1);
});

test("every link to the gifts can be hidden from school wallets without JavaScript (requirements §6.2)", () => {
  const markup = render();
  const links = Array.from(markup.matchAll(/href="\/gifts"/g));
  const marked = Array.from(markup.matchAll(/<li data-wallet="outside"><a [^>]*href="\/gifts"/g));

  expect(links.length).toBeGreaterThan(1);
  expect(marked).toHaveLength(links.length);
});

test("a shop without settings still has a header", () => {
  expect(hrefs(render({ settings: null }))).toContain("/books");
});
