import { describe, expect, test } from "vitest";
import { crossSellAnnouncements } from "#seed/content/announcements/cross-sell-announcements.ts";
import { pageMetadata } from "#seed/content/pages/page-metadata.ts";
import { pages } from "#seed/content/pages/pages.ts";
import { promotions } from "#seed/content/promotions/promotions.ts";
import { redirects } from "#seed/content/redirects/redirects.ts";
import { siteSettings } from "#seed/content/site-settings.ts";

const labels = (links: readonly { label?: string }[] = []) => links.map(({ label }) => label);

describe("the site settings", () => {
  test("hold the header's menus of requirements §2.31", () => {
    const { links, resources, about } = siteSettings.navigation;

    expect(labels(links)).toEqual(["Home", "Courses", "Gifts", "Books", "Dictionary", "FAQ"]);
    expect(labels(resources)).toEqual(["Free Lessons", "Blog"]);
    expect(labels(about)).toEqual(["About", "Support", "Classroom Pricing"]);
  });

  test("hold the footer's links of requirements §2.41", () => {
    const { links, legalLinks, externalLinks } = siteSettings.footer;

    expect(labels(links)).toEqual([
      "FAQ",
      "About",
      "Contact",
      "Redeem Gift Code",
      "Refunds",
      "Blog",
      "Affiliate program",
      "Mobile app",
    ]);
    expect(labels(legalLinks)).toEqual(["Terms", "Privacy policy", "Cookie policy", "Disclaimers"]);
    expect(labels(externalLinks)).toEqual([
      "Healthcare discount",
      "First responder discount",
      "Accreditation",
      "Sign-language services",
    ]);
  });

  test("name ten ways to pay, four social networks and a postal address in Canada", () => {
    expect(new Set(siteSettings.paymentIcons).size).toBe(10);
    expect(siteSettings.socialLinks).toHaveLength(4);
    expect(siteSettings.postalAddress).toMatch(/^Handshape\n.+\n\w+ ON {2}[A-Z]\d[A-Z] \d[A-Z]\d\nCanada$/);
  });
});

describe("what an editor runs beside the pages", () => {
  test("suggests at least four things to buyers, and nobody what they are buying", () => {
    const circles = crossSellAnnouncements.filter(({ shownWith, offers }) =>
      shownWith.some(({ _ref }) => _ref === offers._ref),
    );

    expect(crossSellAnnouncements.length).toBeGreaterThanOrEqual(4);
    expect(circles).toEqual([]);
  });

  test("promotes at least three things, each for a time that ends after it began", () => {
    const endless = "9999-12-31T00:00:00Z";
    const lengths = promotions.map(
      ({ startsAt = endless, endsAt = endless }) => Date.parse(endsAt) - Date.parse(startsAt),
    );

    expect(promotions.length).toBeGreaterThanOrEqual(3);
    expect(Math.min(...lengths)).toBeGreaterThan(0);
  });

  test("redirects at least five old addresses, each in one step, and none that's a page", () => {
    const from = redirects.map((redirect) => redirect.from);
    const taken = new Set([
      ...redirects.map(({ to }) => to?.replace(/#.*/, "")),
      ...pages.map(({ path }) => path),
    ]);

    expect(from.length).toBeGreaterThanOrEqual(5);
    expect(from).toEqual([...new Set(from)]);
    expect(from.filter((address) => taken.has(address))).toEqual([]);
  });

  test("gives routes without a page their search text", () => {
    expect(pageMetadata.map(({ path }) => path)).toEqual([
      "/cart",
      "/books",
      "/blog",
      "/frequently-asked-questions",
      "/asl/dictionary",
      "/quizzes",
      "/search",
    ]);
  });
});
