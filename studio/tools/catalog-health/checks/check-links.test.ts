import { afterEach, expect, test, vi } from "vitest";
import { checkLinks, toSitePaths } from "./check-links.ts";
import type { StoredDocument } from "./stored-document.ts";

const course = (name: string, _id = name): StoredDocument => ({
  _id,
  _type: "course",
  slug: { current: name },
});
const page = (href: string, _id = "home"): StoredDocument => ({
  _id,
  _type: "page",
  path: "/",
  sections: [{ _key: "a", links: [{ _key: "b", href }] }],
});

/** Problems in the first of these documents. */
const check = (first: StoredDocument, ...others: StoredDocument[]) =>
  checkLinks(first, toSitePaths([first, ...others])).map(({ detail }) => detail);

test("a link to a page that doesn't exist is reported with its path", () => {
  const linking = page("/courses/gone?from=home");

  expect(checkLinks(linking, toSitePaths([linking]))).toEqual([
    {
      detail: "It links to /courses/gone, which doesn't exist.",
      path: 'sections[_key=="a"].links[_key=="b"].href',
    },
  ]);
});

test("a link to a draft is broken for visitors, and fine in a draft", () => {
  const draft = course("level-1a", "drafts.level-1a");

  expect(check(page("/courses/level-1a"), draft)).toEqual([
    "It links to /courses/level-1a, which isn't published.",
  ]);
  expect(check(page("/courses/level-1a", "drafts.home"), draft)).toEqual([]);
});

test("announcements and redirects are checked, too", () => {
  expect(check({ _id: "a", _type: "announcement", url: "/gone" })).toEqual([
    "It links to /gone, which doesn't exist.",
  ]);
  expect(check({ _id: "r", _type: "redirect", from: "/old", to: "/gone" })).toEqual([
    "It links to /gone, which doesn't exist.",
  ]);
});

test("a link to a file that no document has is reported", () => {
  const file = { asset: { _ref: "file-a-pdf" } };
  const links = [
    page("/files/none-sample.pdf"),
    page("/files/abc-sample.pdf"),
    page("/files/level-1a-syllabus.pdf"),
  ];
  const book = { _id: "b", _type: "book", handle: "abc", sample: file };

  expect(links.flatMap((link) => check(link, book, { ...course("level-1a"), syllabus: file }))).toEqual([
    "It links to /files/none-sample.pdf, which doesn't exist.",
  ]);
});

test("a full URL of the Studio's own site is checked like its path", () => {
  vi.stubGlobal("location", new URL("https://shop.example/studio"));

  expect(check(page("https://shop.example/gone"))).toEqual(["It links to /gone, which doesn't exist."]);
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["/courses/level-1a", "a course"],
  ["/old", "an address that's redirected"],
  ["/", "the page itself"],
  ["/courses/level-1a#topics", "a part of a page"],
  ["/courses/level-1a/", "a page with a slash at the end"],
  ["/books/only/kids", "a list that the site makes"],
  ["/asl/dictionary/practice", "a page of the site's own"],
  ["/blog/feed.xml", "a file"],
  ["https://example.com/gone", "another site"],
  ["//example.com/gone", "another site without a scheme"],
  ["mailto:hello@handshape.test", "an email address"],
])("a link to %s, %s, is fine", (href) => {
  const redirect = { _id: "r", _type: "redirect", from: "/old", to: "/" };

  expect(check(page(href), course("level-1a"), redirect)).toEqual([]);
});
