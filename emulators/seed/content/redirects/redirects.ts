import type { Redirect } from "@shop/schemas/generated/sanity.types.ts";
import type { Seed } from "#seed/content/seed-document.ts";

/** Addresses of an older shop that people still have in bookmarks and printed on flyers. */
export const redirects: Seed<Redirect>[] = [
  permanent("asl-courses", "/courses"),
  permanent("kids", "/courses#Kids"),
  permanent("level-1", "/courses/level-1a-online-asl-course"),
  permanent("gift-courses", "/gifts"),
  permanent("about", "/about-us"),
  permanent("contact", "/contact-us"),
  permanent("faq", "/frequently-asked-questions"),
  permanent("dictionary", "/asl/dictionary"),
  permanent("free-lessons", "/free-lessons/asl-level-1"),
  permanent("schools", "/requests/classroom-pricing"),
  permanent("terms", "/legal/terms"),
  permanent("privacy", "/legal/privacy-policy"),
  permanent("blog/first-ten-signs", "/blog/your-first-ten-signs"),
  { ...permanent("today", "/blog/fifteen-minutes-a-day"), isPermanent: false },
];

function permanent(from: string, to: string): Seed<Redirect> {
  return {
    _id: `redirect-${from.replaceAll("/", "-")}`,
    _type: "redirect",
    from: `/${from}`,
    to,
    isPermanent: true,
  };
}
