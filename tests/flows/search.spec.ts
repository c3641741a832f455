import type { Page } from "@playwright/test";
import { findViolations } from "../support/find-violations.ts";
import { readHead } from "../support/read-head.ts";
import { expect, test } from "../support/shop-test.ts";

const field = (page: Page) => page.getByRole("main").getByRole("searchbox");
const results = (page: Page, name = "Results") => page.getByRole("main").getByRole("region", { name });
const status = (page: Page) => page.getByRole("main").getByRole("status");

/** Opens the search page and waits until the browser can search. */
async function openSearch(page: Page, path = "/search"): Promise<void> {
  const loaded = page.waitForResponse(/\/api\/search-index\/[^/]+\/\d/);
  await page.goto(path);
  await loaded;
}

test("results follow what's typed, without a request for each key, and the address keeps the query", async ({
  page,
}) => {
  await openSearch(page);
  await expect(page.getByRole("heading", { name: "Signs to start with" })).toBeVisible();
  await field(page).fill("f");
  await expect(results(page)).toBeVisible();
  const requests: string[] = [];
  page.on("request", (request) => {
    if (/[?&]q=|\/api\/search/.test(request.url())) requests.push(request.url());
  });

  await field(page).pressSequentially("amil");

  await expect(results(page).getByRole("link").first()).toHaveText("FAMILY");
  await expect(results(page).locator("mark").first()).toHaveText("FAMILY");
  await expect(status(page)).toHaveText(/^\d+ results? for “famil”$/);
  await expect(page).toHaveURL("/search?q=famil");
  expect(requests).toEqual([]);
  await page.reload();
  await expect(field(page)).toHaveValue("famil");
  await expect(results(page).getByRole("link").first()).toHaveText("FAMILY");
});

test("results that are open stay where they're scrolled to when something is published", async ({
  shop,
  lake,
}) => {
  const { page } = shop;
  await shop.open("/search");
  await field(page).fill("family");
  await expect(page).toHaveURL("/search?q=family");
  await page.evaluate(() => scrollTo({ top: 200, behavior: "instant" }));

  await lake.create({ _id: "test-news", _type: "announcement", text: "Something was published." });

  await expect(shop.announcement("Something was published.")).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(200);
  await expect(field(page)).toHaveValue("family");
});

test("a typing mistake gets suggestions, and a sign gets related ones", async ({ page }) => {
  await openSearch(page);

  await field(page).fill("bathrom");
  await expect(results(page, "Did you mean one of these?").getByRole("link").first()).toHaveText("BATHROOM");
  await field(page).fill("mum");
  await expect(results(page).getByRole("link").first()).toHaveText("MOTHER");
  await field(page).fill("father");
  await expect(results(page, "Related").getByRole("link", { name: "MOTHER", exact: true })).toBeVisible();
});

test("the keyboard opens the search, searches, clears, and follows a result", async ({ page, shop }) => {
  await shop.open("/about-us");
  await page.getByRole("banner").getByRole("link", { name: "Search" }).focus();
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("hello");
  await expect(status(page)).toHaveText(/for “hello”/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=hello");
  await expect(field(page)).toBeFocused();

  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("button", { name: "Search" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL("/asl/dictionary/hello");
});

test("results of a phone are accessible and fit", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSearch(page, `/search?q=${"donaudampfschifffahrt".repeat(4)}`);
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
  const readOverflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await readOverflow()).toBe(0);

  await field(page).fill("workbook level 1a");

  await expect(results(page).getByText("$22.99").first()).toBeVisible();
  await expect(results(page, "Related")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(await readOverflow()).toBe(0);
});

test("a question in the results opens on its page", async ({ page }) => {
  await openSearch(page, "/search?q=forgot+password");

  await results(page)
    .getByRole("link", { name: /password/ })
    .first()
    .click();

  await expect(page).toHaveURL("/frequently-asked-questions#forgot-password");
  await expect(page.locator("#forgot-password")).toBeVisible();
});

test("while the index can't be loaded, the form asks the server", async ({ page, watch }) => {
  watch.allow(/search-index|Loading the search index failed/);
  await page.route("**/api/search-index", (route) => route.abort());
  await page.goto("/search");
  await field(page).fill("hello");
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL("/search?q=hello");
  await expect(results(page).getByRole("link", { name: "HELLO", exact: true })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the search shows the same results and keeps what was typed", async ({ page }) => {
    await page.goto("/search");
    await field(page).fill('<b>"thank');
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();

    await expect(field(page)).toHaveValue('<b>"thank');
    await field(page).fill("helo");
    await page.keyboard.press("Enter");
    await expect(status(page)).toHaveText(/^No exact results for “helo”, but \d suggestions$/);
    await expect(
      results(page, "Did you mean one of these?").getByRole("link", { name: "HELLO", exact: true }),
    ).toBeVisible();
  });
});

test("the dictionary's field loads the index when it's used, lists the best results, and is left with Escape", async ({
  page,
  shop,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await shop.open("/asl/dictionary");
  const search = page.getByRole("searchbox", { name: "Look up a sign" });
  expect(requests.filter((url) => url.includes("search-index"))).toEqual([]);

  await search.pressSequentially("moth");
  const best = page.getByRole("search").getByRole("link", { name: "MOTHER", exact: true });
  await expect(best).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(best).toBeHidden();
  await expect(search).toHaveValue("moth");
  await search.pressSequentially("er");
  await expect(best).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(best).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(search).toBeFocused();
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL("/search?q=mother");
});

test("hidden products aren't found", async ({ request, lake }) => {
  const handle = "teacher-guide-levels-1a-1b";
  const slug = { _type: "slug", current: "test-marsupials" };
  const ids = ["test-hidden-book", "test-hidden-class", "test-shown-book"] as const;
  const search = async () => (await request.get("/search?q=quokka")).text();
  await lake
    .transaction()
    .createOrReplace({ _id: ids[0], _type: "book", title: "Unseen quokkas", isShopifyProduct: true, handle })
    .createOrReplace({ _id: ids[1], _type: "course", title: "Unseen quokka course", slug, handle })
    .createOrReplace({ _id: ids[2], _type: "book", title: "Quokkas of others", handle: "other-quokkas" })
    .commit();

  await expect.poll(search).toContain("/books/other-quokkas");

  expect(await search()).not.toContain("Unseen");
});

test("newly published content is found, and unpublished content isn't", async ({ request, lake }) => {
  const search = async () => (await request.get("/search?q=numbat")).text();
  await lake.createOrReplace({
    _id: "test-new-question",
    _type: "faq",
    question: "Do numbats sign?",
    slug: { _type: "slug", current: "numbats" },
  });
  // An index that was being built during the change may be used for two seconds.
  await expect.poll(search).toContain("Do numbats sign?");

  await lake.delete("test-new-question");

  await expect.poll(search).not.toContain("Do numbats sign?");
});

test("search results aren't indexed by search engines", async ({ request }) => {
  expect(await readHead(request, "/search")).toMatchObject({
    title: "Search · Handshape",
    robots: expect.stringContaining("noindex"),
  });
});
