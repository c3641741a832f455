import { expect, test } from "../support/shop-test.ts";
import { translate } from "../support/translate.ts";

// React can't remove a text that the browser has replaced. It would put the error screen in the page's place.
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

test("a translated drawer can be changed", async ({ shop, page }) => {
  await shop.putInCart(workbook);
  await shop.open(course);
  await page.getByRole("banner").getByRole("link", { name: /^Cart/ }).first().click();
  const drawer = page.getByRole("dialog");
  await expect(drawer).toContainText("$22.99");
  await translate(page);

  await drawer.getByRole("button", { name: /Increase/ }).click();

  await expect(drawer).toContainText("$45.98");
});

test("a translated class list keeps its students, also after a wrong row", async ({ shop, page }) => {
  await shop.open(course);
  await page.getByText("Seats for a class").click();
  await translate(page);
  const list = page.getByRole("textbox", { name: /Students/ });

  await list.pressSequentially("Ana Rivera ana@example.com\nBen ben@\nCleo");

  await expect(page.getByRole("table")).toContainText("Cleo");
  await list.fill("Ana Rivera ana@example.com\nBen Okafor ben@example.com");
  await expect(page.getByRole("status").filter({ hasText: "2 students" })).toBeVisible();
});

test("a translated estimate follows a class's seats", async ({ shop, page }) => {
  await shop.open("/requests/classroom-pricing");
  await translate(page);
  const seats = page.getByRole("textbox", { name: /Level 1A/ }).first();

  await seats.fill("12");
  await expect(page.getByRole("status").filter({ hasText: "12 seats" })).toBeVisible();
  await seats.fill("");

  await expect(page.getByText(/Enter your seats/)).toBeVisible();
});

test("a translated search follows what's typed", async ({ shop, page }) => {
  await shop.open("/search");
  await translate(page);
  const words = page.getByRole("main").getByRole("searchbox");

  await words.pressSequentially("fam");
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  await words.pressSequentially("ily");

  await expect(page.getByRole("main").getByRole("listitem").first()).toContainText(/family/i);
  await words.fill("numbers");
  await expect(page.getByRole("main").getByRole("listitem").first()).toContainText(/number/i);
});
