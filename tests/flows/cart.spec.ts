import { findViolations } from "../support/find-violations.ts";
import { expect, test } from "../support/shop-test.ts";
import { testStack } from "../support/test-stack.ts";

const workbook = "/books/getting-started-with-asl";
const giftOfLevel1A = "gid://shopify/ProductVariant/8400000000013";

test("without JavaScript, books have a quantity, codes apply or say why not, and the terms must be accepted", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(workbook);
  await page.getByRole("button", { name: "Add to cart" }).first().click();

  await page.getByRole("button", { name: /^Increase the quantity/ }).click();
  await expect(page.getByRole("spinbutton")).toHaveValue("2");
  await page.getByRole("spinbutton").fill("3");
  await page.getByRole("spinbutton").press("Enter");
  await expect(page.getByRole("spinbutton")).toHaveValue("3");
  for (const code of ["book3", "BOOK3"]) {
    await page.getByRole("textbox", { name: "Discount code" }).fill(code);
    await page.getByRole("button", { name: "Apply" }).click();
  }
  await expect(page.getByRole("alert").filter({ hasText: "Code" })).toHaveText("Code already added");
  await expect(page.getByRole("list", { name: "Codes in your cart" })).toContainText(
    "BOOK3 is applied. You save $9.00.",
  );
  await page.getByRole("textbox", { name: "Discount code" }).fill("expired");
  await page.getByRole("button", { name: "Apply" }).click();
  const reason = "EXPIRED can’t be used now. It has ended or hasn’t started yet.";
  await expect(page.getByRole("list", { name: "Codes in your cart" })).toContainText(reason);
  await page.goto("/cart");
  await expect(page.getByRole("list", { name: "Codes in your cart" })).toContainText(reason);
  await page.getByRole("checkbox").evaluate((box: HTMLInputElement) => box.removeAttribute("required"));
  await page.getByRole("button", { name: "Check out" }).click();

  await expect(page.getByRole("alert").filter({ hasText: "Before you check out" })).toContainText(
    "Agree to the terms to check out.",
  );
  await expect(page.getByRole("checkbox")).toHaveAccessibleDescription("Agree to the terms to check out.");
  await context.close();
});

test("adding an item says what was added and keeps the shopper on the page", async ({ shop }) => {
  const { page } = shop;
  await shop.open("/courses/level-1b-online-asl-course");
  await shop.addToCart.first().click();

  await expect(shop.added).toContainText("Level 1B");
  await expect(shop.added).toContainText("Not named yet");
  expect(await findViolations(page, "dialog[open]")).toEqual([]);
  await shop.added.getByRole("button", { name: "Continue Shopping" }).click();

  await expect(shop.added).toBeHidden();
  await expect(page).toHaveURL(/level-1b-online-asl-course$/);
  await expect(
    page
      .getByRole("banner")
      .getByRole("link", { name: /Cart.*1 item/ })
      .first(),
  ).toBeVisible();
  await expect(shop.addToCart.first()).toBeFocused();
});

test("a change that the shop rejects is rolled back and announced, and can be retried with a click", async ({
  shop,
  watch,
}) => {
  watch.allow(/Changing the cart failed|Failed to load resource/);
  const { page } = shop;
  await shop.putInCart(workbook);
  await shop.open("/cart");
  await page.route("**/api/cart/lines", (route) => route.abort(), { times: 2 });

  await page.getByRole("button", { name: /^Increase/ }).click();

  const problem = page.getByRole("alert").filter({ hasText: "We couldn’t change your cart." });
  await expect(problem).toBeVisible();
  await expect(page.getByRole("spinbutton")).toHaveValue("1");
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("spinbutton")).toHaveValue("2");
  await expect(problem).toBeHidden();
});

test("a change in one tab shows up in the other", async ({ shop, context }) => {
  await shop.putInCart(workbook);
  await shop.open("/cart");
  const other = await context.newPage();
  await other.goto("/cart");
  await expect(other.getByRole("spinbutton")).toHaveValue("1");

  await shop.page.getByRole("button", { name: /^Increase/ }).click();

  await expect(other.getByRole("spinbutton")).toHaveValue("2");
  await expect(
    other
      .getByRole("banner")
      .getByRole("link", { name: /Cart.*2 items/ })
      .first(),
  ).toBeVisible();
});

test("a cart's cookie that no cart can have is removed", async ({ context }) => {
  await context.addCookies([{ name: "cid", value: "garbage", url: testStack.siteUrl }]);

  const response = await context.request.get("/api/cart");

  expect(await response.json()).toMatchObject({ cart: null });
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("cid");
});

test("another site's page can't add to the cart", async ({ request }) => {
  const response = await request.post("/api/cart/lines", {
    form: { merchandiseId: "gid://shopify/ProductVariant/1" },
    headers: { "sec-fetch-site": "cross-site" },
  });

  expect(response.status()).toBe(403);
});

test("adding something that isn't a course fails, and the shopper sees why", async ({ request }) => {
  const response = await request.post("/api/cart/lines", {
    form: { merchandiseId: "nothing" },
    maxRedirects: 0,
  });

  expect(response.status()).toBe(303);
  expect(response.headers()["location"]).toBe("/cart?notice=invalid");
});

test("forty gifts with the longest messages each keep their own recipient, and more than fits is refused", async ({
  request,
}) => {
  const post = (count: number, message: string) => {
    const gifts = Array.from({ length: count }, (_, index) => {
      const prefix = index === 0 ? "" : `gifts.${index}.`;
      return {
        [`${prefix}template`]: "Everyday",
        [`${prefix}message`]: message,
        [`${prefix}email`]: `friend.${index}@example.test`,
      };
    });
    const form = Object.assign({ merchandiseId: giftOfLevel1A, quantity: String(count) }, ...gifts);
    return request.post("/api/cart/lines", { form, maxRedirects: 0 });
  };

  expect((await post(40, "手".repeat(490))).headers()["location"]).toBe("/cart");

  const cart = await (await request.get("/api/cart")).text();
  expect(new Set(cart.match(/friend\.\d+@example\.test/g))).toHaveProperty("size", 40);
  expect((await post(100, "手".repeat(900))).headers()["location"]).toBe("/cart?notice=invalid");
});

test("validate-checkout returns each problem with its line", async ({ shop }) => {
  await shop.putInCart("/courses/level-2a-online-asl-course");

  const answer = await shop.page.request.post("/api/shopify/v1/storefront/cart/validate-checkout", {
    data: {},
  });

  expect(answer.status()).toBe(200);
  expect(await answer.json()).toEqual({
    data: {
      errors: [
        { code: "terms", message: "Agree to the terms to check out.", isBlocking: true },
        {
          code: "prerequisite",
          message: expect.stringContaining("This builds on Level 1A and Level 1B."),
          isBlocking: false,
          lineId: expect.stringContaining("CartLine"),
        },
      ],
    },
  });
});
