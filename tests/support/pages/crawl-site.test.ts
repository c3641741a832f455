import { expect, test } from "vitest";
import { crawlSite } from "./crawl-site.ts";
import type { PageOutline } from "./outline-page.ts";

const site = "http://shop.test";

const createOutline = (outline: Partial<PageOutline>): PageOutline => ({
  title: null,
  description: null,
  canonical: null,
  robots: null,
  shareImage: null,
  schemaTypes: [],
  mainHeadings: 1,
  landmarks: { banner: 1, main: 1, contentinfo: 1 },
  unnamedPictures: [],
  links: [],
  anchors: [],
  parts: [],
  ...outline,
});

/** Crawls a site with these pages and their links. Other URLs return 404, and a file has no page. */
async function crawl(pages: Record<string, Partial<PageOutline> | "file">) {
  const asked: string[] = [];
  const found = await crawlSite({
    start: [`${site}/`],
    isAsked: ({ origin }) => origin === site,
    ask: async (address) => {
      const path = address.slice(site.length);
      asked.push(path);
      const page = pages[path];
      if (!page) return { status: 404, address, outline: createOutline({}) };
      return { status: 200, address, outline: page === "file" ? null : createOutline(page) };
    },
  });
  return { ...found, asked, paths: found.pages.map(({ path }) => path) };
}

test("finds pages that only other pages link to, and requests each once", async () => {
  const { paths, asked } = await crawl({
    "/": { links: ["/books", "/books#ours"] },
    "/books": { links: ["/", "/books/atlas", "atlas"], anchors: ["ours"] },
    "/books/atlas": { links: ["/books"] },
    "/atlas": {},
  });

  expect(paths).toEqual(["/", "/books", "/books/atlas", "/atlas"]);
  expect(asked).toEqual(["/", "/books", "/books/atlas", "/atlas"]);
});

test("lists every page with a link to a missing page", async () => {
  const { deadLinks, paths } = await crawl({
    "/": { links: ["/about", "/gone"] },
    "/about": { links: ["/gone"] },
  });

  expect(paths).toEqual(["/", "/about"]);
  expect(deadLinks).toEqual(["http://shop.test/gone returns 404, linked from /, /about"]);
});

test("reports a missing anchor", async () => {
  const { deadLinks } = await crawl({
    "/": { links: ["/courses#Kids", "/courses#Caf%C3%A9", "/courses#Adults"] },
    "/courses": { anchors: ["Kids", "Café"] },
  });

  expect(deadLinks).toEqual(["http://shop.test/courses#Adults has no such anchor, linked from /"]);
});

test("requests files and pages with a query without following their links", async () => {
  const { deadLinks, paths, asked } = await crawl({
    "/": { links: ["/files/sample.pdf", "/search?for=hand", "mailto:a@b.test", "https://else.test/x"] },
    "/files/sample.pdf": "file",
    "/search?for=hand": { links: ["/search?for=hand&page=2"] },
  });

  expect(deadLinks).toEqual([]);
  expect(paths).toEqual(["/"]);
  expect(asked).toEqual(["/", "/files/sample.pdf", "/search?for=hand"]);
});
