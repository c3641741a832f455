import { expect, test } from "../support/shop-test.ts";

const workbook = "/books/getting-started-with-asl";

test("without JavaScript, a link's code and affiliate are stored until they're used for a new cart", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/books?discount=book3&affiliate=ana-signs");
  await page.goto("/cart?discount=welcome10");
  await expect(page.getByText("These codes are saved for your next order: WELCOME10, BOOK3")).toBeVisible();

  await page.goto(`${workbook}?affiliate=%3Cscript%3E`);
  await page.getByRole("button", { name: "Add to cart" }).first().click();

  await expect(page.getByRole("list", { name: "Codes in your cart" })).toContainText("BOOK3");
  const { cart } = await (await context.request.get("/api/cart")).json();
  expect(cart.attributes).toContainEqual({ key: "affiliateId", value: "ana-signs" });
  await context.close();
});

test("a cart's link, opened by somebody else without JavaScript, adds the same things", async ({
  shop,
  page,
  browser,
}) => {
  await shop.putInCart(workbook, "/courses/level-1a-online-asl-course");
  await shop.open("/cart");
  await page.getByText("Save or share this cart").click();
  const link = await page.getByRole("textbox", { name: "Link to this cart" }).inputValue();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const other = await context.newPage();

  await other.goto(link);
  await expect(other.getByRole("region", { name: "A saved cart" })).toContainText("Getting Started with ASL");
  await other.getByRole("button", { name: "Add to my cart" }).click();

  await expect(other.getByRole("list", { name: "In your cart" }).locator(":scope > li")).toHaveCount(2);
  await context.close();
});
