import { type PageLayout, pageTemplateIds } from "../../templates/page-templates.ts";
import { templateIds } from "../../templates/templates.ts";

/** A document that no site can do without. */
export interface Essential {
  title: string;
  /** What it's for. */
  purpose: string;
  type: string;
  /** The address of the one document of its type that counts. */
  path?: string;
  /** What a new one starts with. Null for a singleton, which is always edited. */
  beginning: { template: string; parameters: Record<string, string> } | null;
}

/** What the site links to whatever its menus say, and what it can't work without, in the order in which one would write it. */
export const essentials: readonly Essential[] = [
  {
    title: "Site settings",
    purpose:
      "The shop's name, and the email address that requests go to. Without it, the site shows no forms.",
    type: "siteSettings",
    beginning: null,
  },
  toPage("/", "Home", "landing", "What visitors see first."),
  toPage(
    "/courses",
    "Courses",
    "landing",
    "Where shoppers look for a course. The cart and the search link to it.",
  ),
  {
    title: "Course",
    purpose: "At least one. Its handle connects it with its product and price.",
    type: "course",
    beginning: { template: templateIds.adultCourse, parameters: {} },
  },
  toPage(
    "/contact-us",
    "Support",
    "form",
    "Where people ask for help. Orders and error messages link to it.",
  ),
  toLegalPage("terms", "Terms of use", "Shoppers agree to them before they check out."),
  toLegalPage("privacy-policy", "Privacy policy", "The request forms link to it."),
  toLegalPage("cookie-policy", "Cookie policy", "The question about analytics links to it."),
  toLegalPage("disclaimers", "Disclaimers", "The footer links to them."),
  toPage("/gifts/gift-code", "Redeem a gift code", "giftCode", "Every gift's email links to it."),
  toPage("/requests/refund", "Refunds", "form", "Every course links to it."),
  toPage(
    "/requests/classroom-pricing",
    "Classroom pricing",
    "form",
    "Every course links to it, for schools.",
  ),
];

function toPage(path: string, title: string, layout: PageLayout, purpose: string): Essential {
  return {
    title,
    purpose,
    type: "page",
    path,
    beginning: { template: pageTemplateIds.pageAtAddress, parameters: { title, path, layout } },
  };
}

function toLegalPage(slug: string, title: string, purpose: string): Essential {
  return {
    title,
    purpose,
    type: "legalPage",
    path: `/legal/${slug}`,
    beginning: { template: templateIds.legalPageAtAddress, parameters: { title, slug } },
  };
}
