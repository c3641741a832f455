import { globSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { contentSeed } from "@shop/emulators/seed/content-seed.ts";
import { checkLinks, toSitePaths } from "@shop/studio/tools/catalog-health/checks/check-links.ts";
import { expect, test } from "vitest";
import { isReservedPath } from "../../schemas/validation/reserved-paths.ts";
import { readSiteRoutes } from "../support/pages/site-routes.ts";

const app = fileURLToPath(new URL("../../web/app", import.meta.url));

/** For developers; and pages at addresses that editors choose. */
const isForVisitors = ({ name }: { name: string }) => name !== "/styleguide" && name !== "/[[...path]]";

test("catalog health knows every page that the site has without a document", () => {
  const routes = readSiteRoutes().filter(isForVisitors);
  const linksTo = (name: string) => ({
    _id: "a",
    _type: "announcement",
    url: name.replaceAll(/[[\]]|\.{3}/g, ""),
  });
  const unknown = routes.filter(({ name }) => checkLinks(linksTo(name), toSitePaths([])).length > 0);

  expect(unknown.map(({ name }) => name)).toEqual([
    "/quizzes/[slug]",
    "/legal/[slug]",
    "/instructors/[slug]",
    "/courses/[slug]",
    "/books/[handle]",
    "/blog/[slug]",
    "/asl/dictionary/[slug]",
    "/free-lessons/[level]/[slug]",
  ]);
});

/** A path of every page and API route, except for files and for pages at addresses that editors choose. */
const listRoutePaths = () =>
  globSync("**/{page,route}.{ts,tsx}", { cwd: app })
    .map((file) => `/${dirname(file)}`.replaceAll(/\/\([a-z]+\)/g, ""))
    .filter((route) => route !== "/[[...path]]" && !/\.\w+$/.test(route))
    .map((route) => route.replaceAll(/\[(?:\.{3})?[a-z]+\]/g, "x"));

test("a page can't have an address that the site answers itself", () => {
  const paths = listRoutePaths();

  expect(paths).toContain("/courses/x");
  expect(paths.filter((path) => !isReservedPath(path))).toEqual([]);
});

test("no link in the seed is broken", () => {
  const documents = contentSeed.documents.map((document) => ({ ...document }));
  const paths = toSitePaths(documents);

  expect(documents.flatMap((document) => checkLinks(document, paths))).toEqual([]);
});
