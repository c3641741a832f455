import { expect, test } from "../support/shop-test.ts";
import { translate } from "../support/translate.ts";

// React can't remove a text that the browser has replaced. It would put the error screen in the page's place. More of it is in
// tests/contract/translated.dom.test.tsx.
const workbook = "/books/getting-started-with-asl";
const course = "/courses/level-1a-online-asl-course";

test("a cart that the browser has translated can be changed", async ({ shop, page }) => {
  await shop.putInCart(workbook, course);
  await shop.open("/cart");
  await translate(page);
  const summary = page.getByRole("region", { name: /Summary/ });
  const lines = page.getByRole("main").getByRole("list").first().getByRole("listitem");
  await expect(summary).toContainText("¡$101.99!");

  await page.getByRole("button", { name: /Increase/ }).click();
  await expect(summary).toContainText("$124.98");
  await page.getByRole("textbox", { name: /Discount code/ }).fill("WELCOME10");
  await page.getByRole("button", { name: /Apply/ }).click();
  await expect(summary).toContainText("$112.48");
  await page.getByRole("button", { name: /Remove.*Level 1A/ }).click();

  await expect(summary).toContainText("$41.38");
  await expect(lines).toHaveCount(1);
});
