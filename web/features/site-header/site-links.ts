import type { NamedLink, SitePaths, SiteSettings } from "#content/content-types.ts";

type Navigation = NonNullable<SiteSettings["navigation"]>;
type Footer = NonNullable<SiteSettings["footer"]>;

/** The links of a shop whose editors haven't added any. */
export interface BuiltInLinks {
  navigation: Record<keyof Navigation, NamedLink[]>;
  footer: Record<keyof Footer, NamedLink[]>;
}

/** The links of requirements §2.31 to §2.33 and §2.41 that lead to a page of the shop. */
export function toBuiltInLinks(paths: SitePaths): BuiltInLinks {
  const toLinks = (hrefs: Record<string, string>) =>
    Object.entries(hrefs)
      .filter(([, href]) => paths.has(href))
      .map(([label, href]) => toLink(label, href));
  return {
    navigation: {
      links: toLinks({
        Home: "/",
        Courses: "/courses",
        Gifts: "/gifts",
        Books: "/books",
        Dictionary: "/asl/dictionary",
        FAQ: "/frequently-asked-questions",
      }),
      // A shop's own.
      bundles: [],
      resources: toLinks({ "Free Lessons": "/free-lessons/asl-level-1", Blog: "/blog" }),
      about: toLinks({
        About: "/about-us",
        Support: "/contact-us",
        "Classroom Pricing": "/requests/classroom-pricing",
      }),
    },
    footer: {
      links: toLinks({
        FAQ: "/frequently-asked-questions",
        About: "/about-us",
        Contact: "/contact-us",
        "Redeem Gift Code": "/gifts/gift-code",
        Refunds: "/requests/refund",
        Blog: "/blog",
        "Affiliate program": "/affiliate-program",
        "Mobile app": mobileAppPath,
      }),
      legalLinks: toLinks({
        Terms: "/legal/terms",
        "Privacy policy": "/legal/privacy-policy",
        "Cookie policy": "/legal/cookie-policy",
        Disclaimers: "/legal/disclaimers",
      }),
      // URLs of other sites come from editors.
      externalLinks: [],
    },
  };
}

/** Whether any of the editors' lists is empty, so that the links of requirements §2.31 to §2.33 and §2.41 stand in. */
export function usesBuiltInLinks(settings: SiteSettings | null): boolean {
  const { navigation, footer } = settings ?? {};
  return [
    navigation?.links,
    navigation?.resources,
    navigation?.about,
    footer?.links,
    footer?.legalLinks,
  ].some((links) => !links?.length);
}

/** Where the app store badges lead (requirements §2.17). */
export const mobileAppPath = "/mobile-app";

/** Courses menu links other than gifts and bundles: the lists of requirements §2.2. */
export const courseShelves: NamedLink[] = [
  toLink("All courses", "/courses"),
  toLink("Adult courses", "/courses#Bundled"),
  toLink("Kids courses", "/courses#Kids"),
];

/** In the header, the menu, and the footer of every shop. */
export const searchLink: NamedLink = { ...toLink("Search", "/search"), _key: "search" };

/** The editors' list, or else the default. */
export const orElse = (ownLinks: NamedLink[] | null | undefined, links: NamedLink[]): NamedLink[] =>
  ownLinks?.length ? ownLinks : links;

function toLink(label: string, href: string): NamedLink {
  return { _key: href, label, href };
}
