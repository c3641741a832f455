import type { SiteSettings } from "@shop/schemas/generated/sanity.types.ts";
import { keyed } from "#seed/content/keyed.ts";
import type { Seed } from "#seed/content/seed-document.ts";

/** The header's menus (requirements §2.31). */
export const navigation: Seed<NonNullable<SiteSettings["navigation"]>> = {
  links: links([
    ["Home", "/"],
    ["Courses", "/courses"],
    ["Gifts", "/gifts"],
    ["Books", "/books"],
    ["Dictionary", "/asl/dictionary"],
    ["FAQ", "/frequently-asked-questions"],
  ]),
  bundles: links([
    ["Complete bundle", "/courses/complete-course-bundle"],
    ["Essentials bundle", "/courses/asl-essentials-bundle"],
    ["Essentials bundle for kids", "/courses/asl-essentials-bundle-for-kids"],
  ]),
  resources: links([
    ["Free Lessons", "/free-lessons/asl-level-1"],
    ["Blog", "/blog"],
  ]),
  about: links([
    ["About", "/about-us"],
    ["Support", "/contact-us"],
    ["Classroom Pricing", "/requests/classroom-pricing"],
  ]),
};

/** The footer's links (requirements §2.41); other people's sites are reserved names. */
export const footer: Seed<NonNullable<SiteSettings["footer"]>> = {
  links: links([
    ["FAQ", "/frequently-asked-questions"],
    ["About", "/about-us"],
    ["Contact", "/contact-us"],
    ["Redeem Gift Code", "/gifts/gift-code"],
    ["Refunds", "/requests/refund"],
    ["Blog", "/blog"],
    ["Affiliate program", "/affiliate-program"],
    ["Mobile app", "/mobile-app"],
  ]),
  legalLinks: links([
    ["Terms", "/legal/terms"],
    ["Privacy policy", "/legal/privacy-policy"],
    ["Cookie policy", "/legal/cookie-policy"],
    ["Disclaimers", "/legal/disclaimers"],
  ]),
  externalLinks: links([
    ["Healthcare discount", "https://discounts.example.com/handshape/healthcare"],
    ["First responder discount", "https://discounts.example.com/handshape/first-responders"],
    ["Accreditation", "https://accreditation.example.com/providers/handshape"],
    ["Sign-language services", "https://interpreters.example.com/partners/handshape"],
  ]),
};

function links(pairs: readonly (readonly [label: string, href: string])[]) {
  return keyed(
    "link",
    pairs.map(([label, href]) => ({ _type: "namedLink" as const, label, href })),
  );
}
