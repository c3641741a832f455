import { expect, test } from "vitest";
import { choosePages } from "./choose-pages.ts";
import { readSiteRoutes } from "./site-routes.ts";

const routes = readSiteRoutes();
const choose = (pages: { path: string; parts: string[] }[]) =>
  choosePages(pages, routes).map(({ path }) => path);

test("chooses of many courses as few as show every part of a course's page", () => {
  const chosen = choose([
    { path: "/courses/one", parts: ["title", "film"] },
    { path: "/courses/two", parts: ["title", "film"] },
    { path: "/courses/bundle", parts: ["title", "ledger", "film"] },
    { path: "/courses/long", parts: ["title", "prerequisites"] },
  ]);

  expect(chosen).toEqual(["/courses/bundle", "/courses/long"]);
});

test("chooses every page that is one of its kind", () => {
  const chosen = choose([
    { path: "/about-us", parts: ["title"] },
    { path: "/requests/refund", parts: ["title"] },
    { path: "/books", parts: ["title"] },
    { path: "/", parts: ["title"] },
  ]);

  expect(chosen.toSorted()).toEqual(["/", "/about-us", "/books", "/requests/refund"]);
});

test.each([
  ["/books", "/books"],
  ["/books/only/kids/ours", "/books/only/[...choices]"],
  ["/books/eyebrows-up", "/books/[handle]"],
  ["/free-lessons/asl-level-1", "/[[...path]]"],
  ["/free-lessons/asl-level-1/say-hello", "/free-lessons/[level]/[slug]"],
  ["/", "/[[...path]]"],
])("knows that %s is drawn by %s", (path, name) => {
  expect(routes.find(({ matches }) => matches(path))?.name).toBe(name);
});
