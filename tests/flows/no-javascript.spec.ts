import { readHead } from "../support/read-head.ts";
import { shopForSchool } from "../support/school-shopper.ts";
import { expect, test } from "../support/shop-test.ts";

const missing = {
  status: 404,
  title: "Page not found · Handshape",
  robots: expect.stringContaining("noindex"),
};

test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

test("a course is found through a menu, bought, priced in either currency and removed", async ({
  shop,
  page,
}) => {
  const line = page
    .getByRole("list", { name: "In your cart" })
    .getByRole("listitem")
    .filter({ hasText: "Level 1A" });
  const summary = page.getByRole("region", { name: "Summary" });
  await page.goto("/");

  await page.getByRole("banner").getByRole("button", { name: "Courses" }).click();
  await page.getByRole("banner").getByRole("link", { name: "All courses" }).click();
  await page.getByRole("main").getByRole("link", { name: "Level 1A", exact: true }).first().click();
  await expect(shop.title).toHaveText("Level 1A");
  await expect(shop.buying).toContainText("$79.00", { useInnerText: true });
  await expect(shop.buying).not.toContainText("CAD", { useInnerText: true });
  const picker = page.getByRole("banner").getByRole("button", { name: /^Show/ });
  await picker.click();
  await expect(page).toHaveURL(/\/courses\/level-1a/);
  await expect(shop.buying).toContainText("$109.00 CAD", { useInnerText: true });
  await expect(shop.buying).not.toContainText("$79.00", { useInnerText: true });
  await picker.click();
  await expect(shop.buying).not.toContainText("CAD", { useInnerText: true });
  await shop.addToCart.first().click();
  await expect(line).toContainText("$79.00");
  await expect(summary).toContainText("$79.00");

  await page.getByRole("banner").getByRole("button", { name: "Show CAD" }).click();
  await expect(line).toContainText("$109.00 CAD");
  await expect(summary).toContainText("$109.00 CAD");

  await page.getByRole("button", { name: "Remove Level 1A" }).click();
  await expect(page.getByText("Your cart is empty.", { exact: true })).toBeVisible();
});

test("the phone menu leads to the books, which can be filtered and bought", async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Announcements" }).getByRole("button")).toHaveCount(0);

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Books" }).click();
  await page
    .getByRole("navigation", { name: "Filter books" })
    .getByRole("link", { name: /^Our own/ })
    .click();
  await expect(page).toHaveURL(/\/books\/only\/ours#/);
  await page.getByRole("main").getByRole("link", { name: "Getting Started with ASL" }).first().click();
  await expect(shop.title).toHaveText("Getting Started with ASL");
  await shop.addToCart.first().click();

  await expect(
    page
      .getByRole("list", { name: "In your cart" })
      .getByRole("listitem")
      .filter({ hasText: "Getting Started" }),
  ).toContainText("$22.99");
});

test("the blog opens with its newest post, and a post links to its subject and to a course", async ({
  page,
  shop,
}) => {
  await page.goto("/blog");
  await page.getByRole("heading", { level: 2 }).first().getByRole("link").click();
  await expect(shop.title).toHaveText("Deaf with a capital D");
  await expect(page.getByRole("time").first()).toHaveText("November 3, 2026");
  await expect(page.getByText(/^\d+ min read$/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Start signing" })).toContainText("$79.00");

  await page.getByRole("list", { name: "Subjects" }).getByRole("link", { name: "Deaf culture" }).click();

  await expect(shop.title).toHaveText("Deaf culture");
  await expect(page.getByRole("article")).toHaveCount(3);
});

test("an address with a question's anchor opens its answer, and others open below their questions and close again", async ({
  page,
}) => {
  const answer = page.getByText("Yes. A digital PDF workbook");
  const question = page.locator("details").filter({ has: answer }).locator("summary");
  await page.goto("/frequently-asked-questions#forgot-password");
  await expect(page.getByText("Ask for a new one where you sign in")).toBeVisible();
  await expect(answer).toBeHidden();
  await expect(page.getByRole("searchbox")).toBeHidden();

  await question.click();
  await expect(answer).toBeVisible();
  await question.click();

  await expect(answer).toBeHidden();
});

test("a lesson shows its film with the browser's own controls, how its signs are made, and the next lesson", async ({
  page,
  shop,
}) => {
  await page.goto("/free-lessons/asl-level-1/ask-yes-or-no");
  await expect(page.locator("video[controls]")).toBeVisible();
  await expect(page.getByRole("heading", { name: "WANT", exact: true })).toBeVisible();
  await expect(page.getByText("Hold both hands out, palms up")).toBeVisible();
  await expect(page.getByText("Lesson 5 of 12")).toBeVisible();

  await page
    .getByRole("navigation", { name: "Lessons before and after" })
    .getByRole("link", { name: "Ask who, what and where" })
    .click();

  await expect(shop.title).toHaveText("Ask who, what and where");
});

test("a class list with a bad row comes back as typed, and can be fixed there", async ({
  page,
  shop,
  watch,
}) => {
  watch.allow(/status of 422/);
  await page.goto("/courses/level-1a-online-asl-course");
  await page.getByText("Seats for a class").first().click();
  await page
    .getByRole("textbox", { name: "Students" })
    .fill("Ana Rivera ana@example.com\nBen Okafor ben@example\nCleo Marsh cleo@example.com");
  await page.getByRole("button", { name: "Add seats" }).click();

  await expect(shop.title).toHaveText("Please check what you entered");
  await expect(page.getByRole("alert")).toContainText("Row 2: Please enter a valid email address");
  const list = page.getByRole("textbox", { name: "Students" });
  await expect(list).toHaveValue(
    "Ana Rivera ana@example.com\nBen Okafor ben@example\nCleo Marsh cleo@example.com",
  );
  await list.fill((await list.inputValue()).replace("ben@example\n", "ben@example.com\n"));
  await page.getByRole("button", { name: "Try again" }).click();

  await expect(shop.title).toHaveText("Your cart");
  await expect(page.getByRole("list", { name: "In your cart" }).getByRole("listitem")).toHaveCount(3);
});

test("a school that shops with its wallet sees its message and no gifts, and checks out", async ({
  page,
  shop,
}) => {
  const course = "/courses/level-1a-online-asl-course";
  const bar = page.getByRole("region", { name: "Announcements" });
  const header = page.getByRole("banner");
  const gift = page.getByText("Give as a gift").filter({ visible: true });
  await page.goto(course);
  await expect(bar).not.toContainText("ClassWallet");
  await expect(gift).not.toHaveCount(0);

  await shopForSchool(page);

  await expect(bar).toHaveText("You're shopping with ClassWallet!");
  await header.getByRole("button", { name: "Courses" }).click();
  await expect(header.getByRole("link", { name: "Kids courses" })).toBeVisible();
  await expect(header.getByRole("link", { name: "Gifts" })).toHaveCount(0);
  await page.goto(course);
  await expect(page.getByText("Seats for a class").first()).toBeVisible();
  await expect(gift).toHaveCount(0);

  await shop.putInCart(course);
  await page.goto("/cart");
  await page.getByRole("checkbox", { name: "I agree to the terms" }).check();
  await page.getByRole("button", { name: "Check out with ClassWallet" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Check your order" })).toBeVisible();
});

test("an address without a page says so, with ways to go on, and search engines don't keep it", async ({
  shop,
  page,
  watch,
}) => {
  watch.allow(/status of 404/);
  for (const path of ["/courses/no-such-course", "/asl/dictionary/no-such-sign"]) {
    expect(await readHead(page.request, path), path).toMatchObject(missing);
    expect(await (await page.request.get(path)).text(), path).toContain(">We can’t find this page.</h1>");
  }
  const response = await page.goto("/no-such-page-at-all");

  const main = page.getByRole("main");
  expect(response?.status()).toBe(missing.status);
  await expect(page).toHaveTitle(missing.title);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  await expect(shop.title).toHaveText("We can’t find this page.");
  await expect(page.getByRole("list", { name: "All courses" })).toContainText("Level 1A");
  for (const name of ["Dictionary", "Books", "Free lessons"])
    await expect(main.getByRole("link", { name, exact: true })).toBeVisible();
  await main.getByRole("searchbox", { name: "Search the site" }).fill("hello");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "HELLO", exact: true })).toBeVisible();
});

test("addresses of Next's own pages don't exist, either", async ({ request }) => {
  for (const path of ["/404", "/500", "/index", "/_error", "/_not-found", "/_global-error"]) {
    const response = await request.get(path);

    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain("We can’t find this page.");
  }
});
