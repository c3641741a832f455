import type { NamedLink, SiteSettings } from "#content/content-types.ts";

type Navigation = NonNullable<SiteSettings["navigation"]>;
type Footer = NonNullable<SiteSettings["footer"]>;

/** The header links of requirements §2.31, for a shop whose editors haven't added any. */
export const headerLinks: Record<keyof Navigation, NamedLink[]> = {
  links: toLinks({
    Home: "/",
    Courses: "/courses",
    Gifts: "/gifts",
    Books: "/books",
    Dictionary: "/asl/dictionary",
    FAQ: "/frequently-asked-questions",
  }),
  resources: toLinks({ "Free Lessons": "/free-lessons/asl-level-1", Blog: "/blog" }),
  about: toLinks({
    About: "/about-us",
    Support: "/contact-us",
    "Classroom Pricing": "/requests/classroom-pricing",
  }),
};

/** Courses menu links other than Gifts: the lists and bundles of requirements §2.2, §3.45. */
export const courseLinks = {
  shelves: toLinks({
    "All courses": "/courses",
    "Adult courses": "/courses#Bundled",
    "Kids courses": "/courses#Kids",
  }),
  bundles: toLinks({
    "Complete bundle": "/courses/complete-course-bundle",
    "Essentials bundle": "/courses/asl-essentials-bundle",
    "Essentials bundle for kids": "/courses/asl-essentials-bundle-for-kids",
  }),
};

/** The footer links of requirements §2.41. URLs of other sites come from editors. */
export const footerLinks: Record<keyof Footer, NamedLink[]> = {
  links: toLinks({
    FAQ: "/frequently-asked-questions",
    About: "/about-us",
    Contact: "/contact-us",
    "Redeem Gift Code": "/gifts/gift-code",
    Refunds: "/requests/refund",
    Blog: "/blog",
    "Affiliate program": "/affiliate-program",
    "Mobile app": "/mobile-app",
  }),
  legalLinks: toLinks({
    Terms: "/legal/terms",
    "Privacy policy": "/legal/privacy-policy",
    "Cookie policy": "/legal/cookie-policy",
    Disclaimers: "/legal/disclaimers",
  }),
  externalLinks: [],
};

/** In the header, the menu, and the footer of every shop. */
export const searchLink: NamedLink = { _key: "search", label: "Search", href: "/search" };

/** The editors' list, or else the default. */
export const orElse = (ownLinks: NamedLink[] | null | undefined, links: NamedLink[]): NamedLink[] =>
  ownLinks?.length ? ownLinks : links;

function toLinks(hrefs: Record<string, string>): NamedLink[] {
  return Object.entries(hrefs).map(([label, href]) => ({ _key: href, label, href }));
}
