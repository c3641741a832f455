import { documentTypes, singletonTypes } from "@shop/schemas/index.ts";
import { documentPath } from "@shop/schemas/paths.ts";
import { expect, test } from "vitest";
import { appearances } from "./appearances.ts";
import { mainDocuments } from "./main-documents.ts";

const documents = [...documentTypes, ...singletonTypes].map(({ name }) => name);

/** The path of a document with all path fields; empty when it has no page. */
const pathOf = (type: string) =>
  documentPath({ _type: type, slug: "a-slug", path: "/a-path", level: "asl-level-1", handle: "a-handle" }) ??
  "";

/** Routes are URL patterns, in the browser and here. */
function findFilter(path: string) {
  const { pathname } = new URL(path, "https://shop.example");
  const matches = (route: string) => new URLPattern({ pathname: route }).test({ pathname });
  const mainDocument = mainDocuments.find(({ route }) => [route].flat().some(matches));
  return String(mainDocument?.filter);
}

test("every document type has locations, and nothing else does", () => {
  expect(Object.keys(appearances).toSorted()).toEqual(documents.toSorted());
});

const withPages = documents.filter((type) => pathOf(type) !== "" && type !== "faq");

test.each(withPages)("the page of a %s opens the %s", (type) => {
  expect(findFilter(pathOf(type))).toContain(`"${type}"`);
});

test("questions share a page, which opens its metadata", () => {
  expect(findFilter(pathOf("faq"))).toContain(`"pageMetadata"`);
});

test.each([["/"], ["/courses"], ["/about-us"], ["/requests/refund"]])(
  "%s opens the page with that path",
  (path) => {
    expect(findFilter(path)).toContain(`"page"`);
  },
);
