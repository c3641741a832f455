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

/** The menus' links in a shop that has all of its pages. */
export const builtInLinks = toBuiltInLinks(new Set(paths));

/** Those of a shop without any content, which has only its own routes. */
export const fewLinks = toBuiltInLinks(
  new Set(["/", "/asl/dictionary", "/blog", "/books", "/frequently-asked-questions"]),
);
