import { expect, test } from "vitest";
import { type HeaderEntry, toHeaderEntries } from "#features/site-header/header-entries.ts";
import type { NamedLink } from "#content/content-types.ts";
import { builtInLinks, fewLinks } from "../../../tests/support/site/built-in-links.ts";

const link = (label: string, href: string): NamedLink => ({ _key: label, label, href });
const emptyNavigation = { links: null, bundles: null, resources: null, about: null };

/** The header as text: a menu's name, followed by its links. */
const read = (entries: HeaderEntry[]) =>
  entries.map((entry) =>
    entry.kind === "menu"
      ? [entry.label, ...entry.groups.flatMap(({ links }) => links.map(({ label }) => label))]
      : entry.link.label,
  );

test("a shop without its own header has the links of requirements §2.31", () => {
  expect(read(toHeaderEntries(null, builtInLinks))).toEqual([
    "Home",
    ["Courses", "All courses", "Adult courses", "Kids courses", "Gifts"],
    "Books",
    "Dictionary",
    "FAQ",
    ["Resources", "Free Lessons", "Blog"],
    ["About", "About", "Support", "Classroom Pricing"],
  ]);
});

test("a list that editors left empty uses the defaults", () => {
  const entries = toHeaderEntries(
    {
      ...emptyNavigation,
      resources: [],
      about: [link("Our teachers", "/teachers")],
    },
    builtInLinks,
  );

  expect(read(entries).slice(-2)).toEqual([
    ["Resources", "Free Lessons", "Blog"],
    ["About", "Our teachers"],
  ]);
});

test("editors name and order the links, and gifts always move into the courses menu", () => {
  const links = [link("Presents", "/gifts"), link("Our books", "/books"), link("Classes", "/courses")];

  const [books, courses] = read(toHeaderEntries({ ...emptyNavigation, links }, builtInLinks));

  expect(books).toBe("Our books");
  expect(courses).toEqual(expect.arrayContaining(["Classes", "Kids courses", "Presents"]));
});

test("without a courses link, gifts stand alone", () => {
  const links = [link("Gifts", "/gifts"), link("Books", "/books")];

  expect(read(toHeaderEntries({ ...emptyNavigation, links }, builtInLinks)).slice(0, 2)).toEqual([
    "Gifts",
    "Books",
  ]);
});

test("the home link is separate, because the wordmark replaces it", () => {
  const [home, books] = toHeaderEntries(
    {
      ...emptyNavigation,
      links: [link("Start", "/"), link("Books", "/books")],
    },
    builtInLinks,
  );

  expect([home?.kind, books?.kind]).toEqual(["home", "link"]);
});

test("a shop without content links only to what it has", () => {
  expect(read(toHeaderEntries(null, fewLinks))).toEqual([
    "Home",
    "Books",
    "Dictionary",
    "FAQ",
    ["Resources", "Blog"],
  ]);
});

test("the courses menu has the bundles that editors chose", () => {
  const links = [link("Courses", "/courses")];
  const bundles = [link("Everything", "/courses/complete-course-bundle")];

  const [withBundles] = toHeaderEntries({ ...emptyNavigation, links, bundles }, fewLinks);
  const [without] = toHeaderEntries({ ...emptyNavigation, links }, fewLinks);

  expect(withBundles).toMatchObject({ groups: [{ title: null }, { title: "Bundles", links: bundles }] });
  expect(without).toMatchObject({ groups: [{ title: null }] });
});
