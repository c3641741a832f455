import { toBuiltInLinks } from "@shop/web/features/site-header/site-links.ts";

/** The addresses of requirements §2 that have links in the menus. */
const paths = [
  "/",
  "/about-us",
  "/affiliate-program",
  "/asl/dictionary",
  "/blog",
  "/books",
  "/contact-us",
  "/courses",
  "/free-lessons/asl-level-1",
  "/frequently-asked-questions",
  "/gifts",
  "/gifts/gift-code",
  "/legal/cookie-policy",
  "/legal/disclaimers",
  "/legal/privacy-policy",
  "/legal/terms",
  "/mobile-app",
  "/requests/classroom-pricing",
  "/requests/refund",
];

const toBundle = (title: string, slug: string) => ({ _type: "course" as const, title, slug });

/** The menus' links in a shop that has all of its pages. */
export const builtInLinks = toBuiltInLinks({
  paths: new Set(paths),
  bundles: [
    toBundle("Complete Course Bundle", "complete-course-bundle"),
    toBundle("ASL Essentials Bundle", "asl-essentials-bundle"),
  ],
});

/** Those of a shop without any content, which has only its own routes. */
export const fewLinks = toBuiltInLinks({
  paths: new Set(["/", "/asl/dictionary", "/blog", "/books", "/frequently-asked-questions"]),
  bundles: [],
});
