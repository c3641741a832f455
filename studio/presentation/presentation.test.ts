import { documentTypes, singletonTypes } from "@shop/schemas/index.ts";
import { documentPath } from "@shop/schemas/paths.ts";
import { expect, test } from "vitest";
import { appearances } from "./appearances.ts";
import { mainDocuments } from "./main-documents.ts";

const documents = [...documentTypes, ...singletonTypes].map(({ name }) => name);

/** The page of a document that has all that an address is made of; empty when it has none. */
const pathOf = (type: string) =>
  documentPath({ _type: type, slug: "a-slug", path: "/a-path", level: "asl-level-1", handle: "a-handle" }) ??
  "";

/** The routes are patterns of paths, in the browser and here. */
function findFilter(path: string) {
  const { pathname } = new URL(path, "https://shop.example");
  const fits = (route: string) => new URLPattern({ pathname: route }).test({ pathname });
  const found = mainDocuments.find(({ route }) => [route].flat().some(fits));
  return String(found?.filter);
}

test("every type of document says where it appears, and no other does", () => {
  expect(Object.keys(appearances).toSorted()).toEqual(documents.toSorted());
});

const withPages = documents.filter((type) => pathOf(type) !== "" && type !== "faq");

test.each(withPages)("the page of a %s opens the %s", (type) => {
  expect(findFilter(pathOf(type))).toContain(`"${type}"`);
});

test("questions share a page, which opens what search engines read of it", () => {
  expect(findFilter(pathOf("faq"))).toContain(`"pageMetadata"`);
});

test.each([["/"], ["/courses"], ["/about-us"], ["/requests/refund"]])(
  "%s opens the page with that path",
  (path) => {
    expect(findFilter(path)).toContain(`"page"`);
  },
);
