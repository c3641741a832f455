// @vitest-environment jsdom
import { expect, test } from "vitest";
import { outlinePage } from "./outline-page.ts";

const page = `<!doctype html><html><head>
  <title>Books · Shop</title>
  <meta name="description" content="All &amp; every book">
  <link rel="canonical" href="https://shop.test/books">
  <link rel="alternate" type="text/markdown" href="/books.md">
  <link rel="stylesheet" href="/style.css">
  <meta property="og:image" content="https://shop.test/share.png">
  <script type="application/ld+json">{"@graph":[{"@type":["Product","Book"]},{"@type":"BreadcrumbList"}]}</script>
</head><body>
  <header class="top"><a href="/#map">Home</a><svg><title>A house</title></svg></header>
  <main id="main"><article><header class="top name"><h1>Books</h1></header><img src="a.webp"><img src="b.webp" alt=""></article></main>
  <form action="/search"></form><form action="/api/cart" method="post"></form>
  <footer><a>No link</a></footer>
</body></html>`;

test("a page's head, links, anchors and components are read from its HTML", () => {
  expect(outlinePage(page)).toMatchObject({
    title: "Books · Shop",
    description: "All & every book",
    canonical: "https://shop.test/books",
    robots: null,
    shareImage: "https://shop.test/share.png",
    schemaTypes: ["Product", "Book", "BreadcrumbList"],
    links: ["/books.md", "/#map", "/search"],
    anchors: ["main"],
    parts: ["top", "name"],
  });
});

test("an article's header isn't a landmark, and an image without alt text is listed", () => {
  expect(outlinePage(page)).toMatchObject({
    mainHeadings: 1,
    landmarks: { banner: 1, main: 1, contentinfo: 1 },
    unnamedPictures: ["a.webp"],
  });
});
