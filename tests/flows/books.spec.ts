import { expect, test } from "../support/shop-test.ts";
import { untilFormReady } from "../support/until-form-ready.ts";

const own = "/books/getting-started-with-asl";
const recommended = "/books/look-it-up-by-hand";

test("the catalog lists our workbooks first, in both currencies, then books from other shops", async ({
  shop,
}) => {
  await shop.open("/books");

  const main = shop.page.getByRole("main");
  const ours = shop.page.getByRole("region", { name: "Our own workbooks" });
  await expect(shop.page).toHaveTitle(/^ASL workbooks and books we recommend/);
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    "Our own workbooks",
    "Books we recommend",
  ]);
  await expect(ours).toContainText("$22.99", { useInnerText: true });
  await expect(ours.getByRole("listitem").filter({ hasText: "Workbook Bundle" })).toContainText("Save 2%");
  await expect(ours.getByRole("listitem").filter({ hasText: "Refining your ASL" })).toContainText("Sold out");
  await expect(main.getByText("US$21.99")).toBeVisible();

  await shop.chooseCurrency("CAD (Canadian Dollar)");

  await expect(ours).toContainText("$31.99 CAD", { useInnerText: true });
  await expect(ours).not.toContainText("$22.99\n", { useInnerText: true });
  await expect(main.getByText("US$21.99")).toBeVisible();
});

test("choosing a filter keeps keyboard focus on it and the title in view", async ({ shop }) => {
  const { page } = shop;
  await shop.open("/books");
  const kids = page.getByRole("navigation", { name: "Filter books" }).getByText("Kids 3");

  await kids.press("Enter");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Books for kids");
  await expect(kids).toBeFocused();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Our own press 1" })).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("books are filtered by audience, shop and binding, and each filter can be cleared", async ({
    page,
  }) => {
    const main = page.getByRole("main");
    const choose = page.getByRole("navigation", { name: "Filter books" });
    await page.goto("/books");

    await choose.getByRole("link", { name: "Kids 3" }).click();

    await expect(page).toHaveURL(/\/books\/only\/kids#/);
    await expect(main.getByRole("heading", { level: 3 })).toHaveCount(3);
    await expect(choose.getByRole("link", { name: /Hardcover/ })).toHaveCount(0);

    await choose.getByRole("link", { name: "Other shops 2" }).click();

    await expect(page).toHaveURL(/\/books\/only\/kids\/recommended#/);
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Recommended books for kids");
    await expect(main.getByRole("heading", { level: 3 })).toHaveText([
      "Bear Waves Back",
      "Spell It to the Moon",
    ]);

    await choose.getByRole("link", { name: /^All/ }).first().click();

    await expect(page).toHaveURL(/\/books\/only\/recommended#/);
  });

  test("a workbook on the home page's shelf shows its standalone price", async ({ page }) => {
    await page.goto("/");

    const place = page.getByRole("listitem").filter({ hasText: "The workbook for Level 1A" });
    await expect(place).toContainText("$22.99", { useInnerText: true });
  });

  test("a workbook's page links to its sample, to what goes with it and to what other readers chose", async ({
    page,
  }) => {
    await page.goto(own);

    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: "How it works" })).toBeVisible();
    await expect(main.getByRole("link", { name: "Open the sample (PDF)" })).toHaveAttribute(
      "href",
      "/files/getting-started-with-asl-sample.pdf",
    );
    await expect(main.getByRole("heading", { name: "Goes well with" })).toBeVisible();
    await expect(main.getByRole("heading", { name: "Readers also chose" })).toBeVisible();
  });
});

test("a sold-out workbook can't be bought", async ({ shop }) => {
  await shop.open("/books/refining-your-asl-skills");

  await expect(shop.addToCart.first()).toBeDisabled();
  await expect(shop.page.getByRole("main").getByText("Sold out").first()).toBeVisible();
  await shop.page.getByText("Tell me when it’s back").first().click();
  const form = shop.page.locator("form", {
    has: shop.page.getByRole("button", { name: "Tell me when it’s back" }),
  });
  await form.getByRole("textbox", { name: "Email" }).fill("ana.waits@example.test");
  await untilFormReady(form);
  await form.getByRole("button", { name: "Tell me when it’s back" }).click();
  await expect(shop.page.getByRole("heading", { name: "We’ll let you know" })).toBeFocused();
});

test("a recommended book links to the shop that sells it, shows a fixed price and can't go in the cart", async ({
  shop,
}) => {
  await shop.open(recommended);
  await shop.chooseCurrency("CAD (Canadian Dollar)");

  const buying = shop.page.getByRole("region", { name: "Buy this book", exact: true });
  await expect(buying).toContainText("US$21.99");
  await expect(buying).toContainText("we may earn a small commission");
  const link = buying.getByRole("link", { name: /^Buy at books\.example\.com/ });
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener nofollow sponsored");
  await expect(shop.addToCart).toHaveCount(0);
});

test("a book whose product is hidden isn't listed or found, and one without a product has no form", async ({
  shop,
  lake,
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text();
  const book = { _type: "book", isShopifyProduct: true, orderInList: 90 };
  await lake.createOrReplace({
    ...book,
    _id: "test-hidden-book",
    title: "A Guide for Teachers",
    handle: "teacher-guide-levels-1a-1b",
  });
  await lake.createOrReplace({
    ...book,
    _id: "test-missing-book",
    title: "A Workbook Without a Product",
    handle: "no-such-book",
  });

  await expect.poll(() => read("/books")).toContain("A Workbook Without a Product");
  expect(await read("/books")).not.toContain("A Guide for Teachers");
  await shop.open("/");
  await expect(shop.page.getByRole("region", { name: "Something to write in" })).toContainText(
    /A Workbook Without a Product.*Price unavailable/,
  );
  await expect(shop.page.getByText("A Guide for Teachers")).toHaveCount(0);
  expect((await request.get("/books/teacher-guide-levels-1a-1b")).status()).toBe(404);
  expect(await read("/books/no-such-book")).toContain("Price unavailable");
  expect(await read("/books/no-such-book")).not.toContain("Add to cart");
});

test("sample and syllabus PDFs have permanent URLs and support range and conditional requests", async ({
  request,
}) => {
  const whole = await request.get("/files/getting-started-with-asl-sample.pdf");
  const { etag } = whole.headers();
  const part = await request.get("/files/level-1a-online-asl-course-syllabus.pdf", {
    headers: { range: "bytes=0-3" },
  });
  const again = await request.get("/files/getting-started-with-asl-sample.pdf", {
    headers: { "if-none-match": String(etag) },
  });

  expect(whole.headers()).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": 'inline; filename="getting-started-with-asl-sample.pdf"',
    "cache-control": "public, max-age=3600, must-revalidate",
  });
  expect((await whole.body()).subarray(0, 5).toString()).toBe("%PDF-");
  expect([part.status(), (await part.body()).toString()]).toEqual([206, "%PDF"]);
  expect(again.status()).toBe(304);
});

for (const name of [
  "look-it-up-by-hand-sample.pdf",
  "no-such-course-syllabus.pdf",
  "getting-started-with-asl.pdf",
]) {
  test(`/files/${name} isn't found`, async ({ request }) => {
    expect((await request.get(`/files/${name}`)).status()).toBe(404);
  });
}

for (const path of ["/books/no-such-book-at-all", "/books/only/paperback/kids", "/books/only/cheap"]) {
  test(`${path} isn't found`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}
