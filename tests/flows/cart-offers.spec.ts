import type { Page, Request } from "@playwright/test";
import { holdAnswer, holdRequest } from "../support/hold-back.ts";
import { expect, test } from "../support/shop-test.ts";

const linesOn = (page: Page) => page.getByRole("list", { name: "In your cart" }).getByRole("listitem");

const isChange = (request: Request) => request.url().endsWith("/api/cart/lines");
const isCartPage = (request: Request) =>
  request.url().includes("/cart?_rsc=") && !("next-router-prefetch" in request.headers());

const level1A = "/courses/level-1a-online-asl-course";
const level1B = "/courses/level-1b-online-asl-course";

test("a course that builds on another suggests the bundle, and one click swaps the course for it", async ({
  shop,
}) => {
  const { page } = shop;
  await shop.open(level1B);
  await shop.addToCart.first().click();

  await expect(shop.added).toContainText(
    "Level 1B builds on Level 1A. The ASL Essentials Bundle has it all for $142.20.",
  );
  const offer = shop.added.getByRole("button", { name: "Switch to the bundle and save $15.80" });
  const continueButton = shop.added.getByRole("button", { name: "Continue Shopping" });
  const position = await continueButton.boundingBox();
  await offer.click();

  await expect(offer).toHaveCount(0);
  expect(await continueButton.boundingBox(), "the buttons don't move").toEqual(position);
  await shop.added.getByRole("link", { name: "View Cart" }).click();
  const lines = linesOn(page);
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText("Essentials");
  await expect(lines).toContainText("$142.20");
});

test("an item added on the cart page is announced there until the shopper moves on", async ({ shop }) => {
  const { page } = shop;
  await shop.putInCart(level1B);
  await shop.open("/cart");

  await page.getByRole("button", { name: /^Switch to/ }).click();

  await expect(shop.added).toContainText("Essentials");
  await shop.added.getByRole("button", { name: "Continue Shopping" }).click();
  await expect(linesOn(page)).toContainText("Essentials");
});

test("a change still in flight when the cart opens shows up there", async ({ shop }) => {
  const { page } = shop;
  await shop.open(level1B);
  await shop.addToCart.first().click();
  const change = await holdRequest(page, isChange);
  await shop.added.getByRole("button", { name: /^Switch to/ }).click();
  await shop.added.getByRole("link", { name: "View Cart" }).click();
  await expect(linesOn(page)).toContainText("Adding…");

  change.release();

  await expect(linesOn(page)).toContainText("$142.20");
});

test("a change made while the cart is opening shows up there", async ({ shop }) => {
  const { page } = shop;
  await shop.open(level1B);
  await shop.addToCart.first().click();
  const change = await holdRequest(page, isChange);
  const cart = await holdAnswer(page, isCartPage);
  await shop.added.getByRole("button", { name: /^Switch to/ }).click();
  await shop.added.getByRole("link", { name: "View Cart" }).click();
  await cart.isHeld;
  const answer = page.waitForResponse("**/api/cart/lines");
  change.release();
  await (await answer).finished();

  cart.release();

  await expect(linesOn(page)).toContainText("Essentials");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("two courses of a bundle are swapped for the bundle and keep their student", async ({ page }) => {
    for (const path of [level1A, level1B]) {
      await page.goto(path);
      await page.getByRole("button", { name: "Add to cart" }).first().click();
    }
    const lines = linesOn(page);
    await lines.first().getByText("Name the student").click();
    await lines.first().getByLabel("First name").fill("Ana");
    await lines.first().getByRole("button", { name: "Save" }).click();
    const offer = page.getByRole("list", { name: "You might also like" }).getByRole("listitem").first();
    await expect(offer).toContainText("The ASL Essentials Bundle has all of these for $142.20.");

    await offer.getByRole("button", { name: "Switch to the bundle and save $15.80" }).click();

    await expect(lines).toHaveCount(1);
    await expect(lines).toContainText("Essentials");
    await expect(lines).toContainText("Ana");
    await expect(page.getByRole("button", { name: /^Switch to/ })).toHaveCount(0);
  });

  test("an editor's cross-sell announcement appears next to the cart, with a button that adds the product", async ({
    page,
  }) => {
    await page.goto(level1A);
    await page.getByRole("button", { name: "Add to cart" }).first().click();
    const announced = page
      .getByRole("list", { name: "You might also like" })
      .getByRole("listitem")
      .filter({ hasText: "Like to write on paper?" });
    await expect(announced.getByRole("link")).toHaveAttribute("href", "/books/getting-started-with-asl");

    await announced.getByRole("button", { name: "Add Getting Started with ASL, $22.99" }).click();

    await expect(linesOn(page)).toHaveCount(2);
    await expect(announced).toHaveCount(0);
  });
});

test("the cart drawer shows cross-sell announcements unless editors turned suggestions off", async ({
  shop,
  lake,
  request,
}) => {
  const { page } = shop;
  const turn = (isEnabled: boolean) =>
    lake.patch("featureList").set({ 'features[name == "cross-sell"].isEnabled': isEnabled }).commit();
  const openDrawer = async () => {
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^Cart,? 1 item/ })
      .first()
      .click();
    return page.getByRole("dialog", { name: "Your cart" });
  };
  await shop.putInCart(level1A);
  await shop.open("/books");
  const suggestions = (await openDrawer()).getByRole("list", { name: "You might also like" });
  await expect(suggestions.getByRole("button")).toHaveText([
    /^Switch to ASL Essentials/,
    /^Add Getting Started with ASL/,
  ]);

  await turn(false);
  await expect.poll(async () => (await request.get("/api/features")).json()).not.toContain("cross-sell");
  await page.goto("/cart");
  await expect(linesOn(page)).toHaveCount(1);
  await expect(page.getByRole("list", { name: "You might also like" })).toHaveCount(0);

  await turn(true);
  await expect.poll(async () => (await request.get("/api/features")).json()).toContain("cross-sell");
});
