import { type BuiltInLinks, courseShelves, orElse } from "#features/site-header/site-links.ts";
import type { NamedLink, SiteSettings } from "#content/content-types.ts";

export interface LinkGroup {
  /** The group's heading. A menu's first group needs none. */
  title: string | null;
  links: NamedLink[];
}

export type HeaderEntry =
  | { kind: "home" | "link"; link: NamedLink }
  | { kind: "menu"; label: string; groups: LinkGroup[] };

/** The path of the link that a school wallet session hides (requirements §6.2). */
export const giftsPath = "/gifts";

/**
 * The header's entries, in the editors' order. The courses link opens a menu that includes gifts; Resources and About
 * follow (requirements §2.32, §2.33), unless they'd be empty.
 */
export function toHeaderEntries(
  navigation: SiteSettings["navigation"],
  builtIn: BuiltInLinks,
): HeaderEntry[] {
  const links = orElse(navigation?.links, builtIn.navigation.links);
  const courses = links.find(({ href }) => href === "/courses");
  const gifts = links.filter(({ href }) => href === giftsPath);
  return [
    ...links
      .filter((link) => !courses || !gifts.includes(link))
      .map((link) =>
        link === courses ? toCoursesMenu(link, gifts, navigation?.bundles ?? []) : toLink(link),
      ),
    ...toMenu("Resources", orElse(navigation?.resources, builtIn.navigation.resources)),
    ...toMenu("About", orElse(navigation?.about, builtIn.navigation.about)),
  ];
}

const toLink = (link: NamedLink): HeaderEntry => ({ kind: link.href === "/" ? "home" : "link", link });

const toMenu = (label: string, links: NamedLink[]): HeaderEntry[] =>
  links.length > 0 ? [{ kind: "menu", label, groups: [{ title: null, links }] }] : [];

const toCoursesMenu = (courses: NamedLink, gifts: NamedLink[], bundles: NamedLink[]): HeaderEntry => ({
  kind: "menu",
  label: courses.label ?? "Courses",
  groups: [
    { title: null, links: [...courseShelves, ...gifts] },
    ...(bundles.length > 0 ? [{ title: "Bundles", links: bundles }] : []),
  ],
});
