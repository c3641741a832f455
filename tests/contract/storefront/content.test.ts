import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { variedSeed } from "../../support/varied-seed.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront({ seed: variedSeed, publicUrl: "https://shop.test" });
});
afterAll(() => storefront.stop());

async function read(query: string) {
  const { body } = await storefront.ask(query, {}, { version: "2026-04" });
  expect(body.errors).toBeUndefined();
  return body.data;
}

test("a page is found by its handle or its ID", async () => {
  const data = await read(`{
    page(handle: "about-us") { id title handle body bodySummary createdAt updatedAt onlineStoreUrl trackingParameters seo { title description } metafield(namespace: "x", key: "y") { value } }
    same: page(id: "gid://shopify/Page/44000000001") { handle }
    byHandle: pageByHandle(handle: "contact-us") { seo { title } }
    none: page(handle: "no-such-page") { id }
  }`);

  expect(data.page).toMatchObject({
    id: "gid://shopify/Page/44000000001",
    title: "About us",
    body: expect.stringMatching(/^<p>Handshape teaches/),
    bodySummary: expect.stringMatching(/^Handshape teaches.*\.\.\.$/),
    seo: { title: "About Handshape" },
    onlineStoreUrl: null,
    trackingParameters: null,
    metafield: null,
  });
  expect(data).toMatchObject({
    same: { handle: "about-us" },
    byHandle: { seo: { title: null } },
    none: null,
  });
});

test.each([
  ["sortKey: TITLE", ["about-us", "classroom-pricing", "contact-us"]],
  ["sortKey: UPDATED_AT, reverse: true", ["about-us", "classroom-pricing", "contact-us"]],
  ["reverse: true", ["classroom-pricing", "contact-us", "about-us"]],
  ['query: "title:us"', ["about-us", "contact-us"]],
  ['query: "handle:about-us"', ["about-us"]],
  ['query: "school", sortKey: RELEVANCE', ["classroom-pricing"]],
  ['query: "created_at:>=2026-01-12"', ["classroom-pricing"]],
])("pages are listed by %s", async (args, handles) => {
  const { pages } = await read(`{ pages(first: 5, ${args}) { nodes { handle } } }`);

  expect(pages.nodes.map(({ handle }: { handle: string }) => handle)).toEqual(handles);
});

test("a blog has its articles and authors, and an article all of its fields", async () => {
  const data = await read(`{
    blog(handle: "news") {
      id title seo { description } authors { name email firstName lastName bio }
      articleByHandle(handle: "your-first-ten-signs") {
        id title content(truncateAt: 20) contentHtml excerpt(truncateAt: 10) excerptHtml tags publishedAt onlineStoreUrl image { url }
        author { name } authorV2 { name } blog { handle } seo { title }
        comments(first: 1) { nodes { id content contentHtml author { name email } } }
      }
      articles(first: 5, query: "tag:kids") { nodes { handle excerpt excerptHtml } }
    }
    byHandle: blogByHandle(handle: "news") { id }
    blogs(first: 1, sortKey: TITLE) { nodes { handle } }
    article(id: "gid://shopify/Article/47000000002") { handle }
  }`);

  expect(data.blog.authors.map(({ name }: { name: string }) => name)).toEqual([
    "Elias Amadi",
    "Noor Lindqvist",
  ]);
  expect(data.blog.articleByHandle).toMatchObject({
    content: "Begin with what y...",
    excerpt: "Ten sig...",
    tags: ["beginners", "practice"],
    image: null,
    author: { name: "Elias Amadi" },
    blog: { handle: "news" },
    comments: {
      nodes: [{ author: { name: "Ruth" }, content: expect.stringContaining("saved my first evening") }],
    },
  });
  expect(data).toMatchObject({
    blog: {
      articles: { nodes: [{ handle: "signing-with-kids-at-the-table", excerpt: null, excerptHtml: null }] },
    },
    byHandle: { id: "gid://shopify/Blog/46000000001" },
    blogs: { nodes: [{ handle: "news" }] },
    article: { handle: "signing-with-kids-at-the-table" },
  });
});

test.each([
  ["sortKey: PUBLISHED_AT, reverse: true", ["signing-with-kids-at-the-table", "your-first-ten-signs"]],
  ["sortKey: AUTHOR", ["your-first-ten-signs", "signing-with-kids-at-the-table"]],
  ["sortKey: TITLE", ["signing-with-kids-at-the-table", "your-first-ten-signs"]],
  ["sortKey: BLOG_TITLE", ["your-first-ten-signs", "signing-with-kids-at-the-table"]],
  ['query: "author:noor OR tag_not:practice"', ["signing-with-kids-at-the-table"]],
  ['query: "blog_title:news created_at:<2026-02"', ["your-first-ten-signs"]],
])("articles are listed by %s", async (args, handles) => {
  const { articles } = await read(`{ articles(first: 5, ${args}) { nodes { handle } } }`);

  expect(articles.nodes.map(({ handle }: { handle: string }) => handle)).toEqual(handles);
});

test("a menu links to the shop's resources and to URLs, on three levels", async () => {
  const { menu, footer, none } = await read(`{
    menu(handle: "main-menu") {
      id title itemsCount
      items { title type url resourceId resource { ... on Collection { handle } } items { title items { type url resource { ... on Product { title } } items { id } } } }
    }
    footer: menu(handle: "footer") { items { type url tags resourceId resource { __typename ... on ShopPolicy { title } ... on Article { title } } } }
    none: menu(handle: "no-such-menu") { id }
  }`);

  expect(menu).toMatchObject({ title: "Main menu", itemsCount: 4 });
  expect(menu.items[0]).toMatchObject({
    title: "Courses",
    type: "COLLECTION",
    url: "https://shop.test/collections/active-courses",
    resourceId: "gid://shopify/Collection/310000000001",
    resource: { handle: "active-courses" },
  });
  expect(menu.items[0].items[0].items[0]).toMatchObject({
    type: "PRODUCT",
    url: "https://shop.test/products/complete-course-bundle",
    resource: { title: "Complete Course Bundle" },
  });
  expect(footer.items).toEqual([
    { type: "SEARCH", url: "https://shop.test/search", tags: [], resourceId: null, resource: null },
    {
      type: "SHOP_POLICY",
      url: "https://shop.test/policies/refund-policy",
      tags: [],
      resourceId: "gid://shopify/ShopPolicy/41000000002",
      resource: { __typename: "ShopPolicy", title: "Refund policy" },
    },
    {
      type: "ARTICLE",
      url: "https://shop.test/blogs/news/your-first-ten-signs",
      tags: [],
      resourceId: "gid://shopify/Article/47000000001",
      resource: { __typename: "Article", title: "Your first ten signs" },
    },
    {
      type: "HTTP",
      url: "https://learn.handshape.test/sign-in",
      tags: [],
      resourceId: null,
      resource: null,
    },
  ]);
  expect(none).toBeNull();
});

test("a metaobject is found by type and handle, and refers to the shop's resources", async () => {
  const data = await read(`{
    metaobject(handle: { type: "instructor", handle: "noor-lindqvist" }) {
      id type handle updatedAt onlineStoreUrl seo { title { value } }
      field(key: "first_course") { value reference { ... on Product { handle } } references(first: 1) { nodes { __typename } } }
      fields { key type }
    }
    same: metaobject(id: "gid://shopify/Metaobject/45000000001") { handle }
    other: metaobject(handle: { type: "film", handle: "noor-lindqvist" }) { handle }
    metaobjects(type: "instructor", first: 5, sortKey: "updated_at", reverse: true) { nodes { handle } }
    none: metaobjects(type: "film", first: 5) { nodes { handle } }
  }`);

  expect(data.metaobject).toMatchObject({
    type: "instructor",
    onlineStoreUrl: null,
    seo: null,
    field: { reference: { handle: "kids-asl-course-level-1a" }, references: null },
    fields: [{ key: "name", type: "single_line_text_field" }, { key: "role" }, { key: "first_course" }],
  });
  expect(data).toMatchObject({
    same: { handle: "elias-amadi" },
    other: null,
    metaobjects: { nodes: [{ handle: "noor-lindqvist" }, { handle: "elias-amadi" }] },
    none: { nodes: [] },
  });
});

test.each([
  ["", ["/asl-1", "/shop", "/redeem"]],
  [', query: "path:/shop"', ["/shop"]],
  [', query: "target:/gifts*"', ["/redeem"]],
  [', query: "created_at:<2026-02"', ["/asl-1", "/shop"]],
])("redirects are listed%s", async (args, paths) => {
  const { urlRedirects } = await read(`{ urlRedirects(first: 5${args}) { nodes { path target } } }`);

  expect(urlRedirects.nodes.map(({ path }: { path: string }) => path)).toEqual(paths);
});
