import { readHead } from "../support/read-head.ts";
import { expect, test } from "../support/shop-test.ts";

test("a word finds signs, lessons, courses and posts, grouped by kind, each with a link", async ({
  shop,
}) => {
  const { page } = shop;
  await shop.open("/search");
  await page.getByRole("searchbox", { name: "Search the site" }).fill("family");
  await page.getByRole("button", { name: "Search" }).click();

  await expect(shop.title).toHaveText("Search: family");
  await expect(page.getByRole("searchbox")).toHaveValue("family");
  const kinds = page.getByRole("navigation", { name: "Results by type" }).getByRole("link");
  await expect(kinds.filter({ hasText: "Signs" })).toBeVisible();
  await expect(kinds.filter({ hasText: "Free lessons" })).toBeVisible();
  await page.getByRole("link", { name: "FAMILY", exact: true }).click();
  await expect(page).toHaveURL("/asl/dictionary/family");
});

test("a question in the results opens on its page", async ({ shop }) => {
  const { page } = shop;
  await shop.open("/search?q=forgot+password");

  await page
    .getByRole("main")
    .getByRole("link", { name: /password/ })
    .click();

  await expect(page).toHaveURL("/frequently-asked-questions#forgot-password");
  await expect(page.locator("#forgot-password")).toBeVisible();
});

test("a search without results offers other places to go", async ({ shop }) => {
  const { page } = shop;
  await shop.open("/search?q=xylophone");

  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Dictionary" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the search shows results and keeps what was typed", async ({ page }) => {
    await page.goto("/search");
    await page.getByRole("searchbox").fill('<b>"thank');
    await page.getByRole("button", { name: "Search" }).click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText('Search: <b>"thank');
    await page.getByRole("searchbox").fill("thank");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: "THANK-YOU", exact: true })).toBeVisible();
  });
});

test("a missing page offers the search and links to every part of the shop", async ({ page, watch }) => {
  watch.allow(/status of 404/);
  await page.goto("/asl/dictionary/no-such-sign");

  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Dictionary", exact: true })).toBeVisible();
  await expect(main.getByRole("link", { name: "Books", exact: true })).toBeVisible();
  await expect(main.getByRole("link", { name: "Free lessons", exact: true })).toBeVisible();
  await main.getByRole("searchbox", { name: "Search the site" }).fill("hello");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "HELLO", exact: true })).toBeVisible();
});

test("hidden products aren't found", async ({ shop, lake }) => {
  const handle = "teacher-guide-levels-1a-1b";
  const slug = { _type: "slug", current: "test-marsupials" };
  const ids = ["test-hidden-book", "test-hidden-class", "test-shown-book"] as const;
  await lake
    .transaction()
    .createOrReplace({ _id: ids[0], _type: "book", title: "Hidden quokkas", isShopifyProduct: true, handle })
    .createOrReplace({ _id: ids[1], _type: "course", title: "Hidden quokka course", slug, handle })
    .createOrReplace({ _id: ids[2], _type: "book", title: "Quokkas of others", handle: "other-quokkas" })
    .commit();

  await shop.open("/search?q=quokka");

  await expect(shop.page.getByRole("link", { name: "Quokkas of others" })).toBeVisible();
  await expect(shop.page.getByText("Hidden")).toHaveCount(0);
  await lake.delete({ query: "*[_id in $ids]", params: { ids } });
});

test("newly published content is found, and unpublished content isn't", async ({ request, lake }) => {
  await lake.createOrReplace({
    _id: "test-new-question",
    _type: "faq",
    question: "Do numbats sign?",
    slug: { _type: "slug", current: "numbats" },
  });
  expect(await (await request.get("/search?q=numbat")).text()).toContain("Do numbats sign?");

  await lake.delete("test-new-question");

  expect(await (await request.get("/search?q=numbat")).text()).not.toContain("Do numbats sign?");
});

test("search results aren't indexed by search engines", async ({ request }) => {
  expect(await readHead(request, "/search")).toMatchObject({
    title: "Search · Handshape",
    robots: expect.stringContaining("noindex"),
  });
});
