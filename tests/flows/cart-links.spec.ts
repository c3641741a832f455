import { expect, test } from "../support/shop-test.ts";

const workbook = "/books/getting-started-with-asl";

test("without JavaScript, a link's code and affiliate are stored until they're used for a new cart", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/books?discount=book3&affiliate=ana-signs");
  await page.goto("/cart");
  await expect(page.getByText("This code is saved for your next order: BOOK3")).toBeVisible();

  await page.goto(`${workbook}?affiliate=%3Cscript%3E`);
  await page.getByRole("button", { name: "Add to cart" }).first().click();

  await expect(page.getByRole("list", { name: "Codes in your cart" })).toContainText("BOOK3");
  const { cart } = await (await context.request.get("/api/cart")).json();
  expect(cart.attributes).toContainEqual({ key: "affiliateId", value: "ana-signs" });
  await context.close();
});
