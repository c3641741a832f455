import { findViolations } from "../support/find-violations.ts";
import { giftDay } from "../support/gift-day.ts";
import { expect, test } from "../support/shop-test.ts";

const course = "/courses/level-1a-online-asl-course";

test("a class list that comes back as typed has no accessibility violations", async ({ page, request }) => {
  const form = { merchandiseId: "gid://shopify/ProductVariant/1", roster: "Ana Rivera ana@example" };
  const answer = await request.post("/api/cart/lines", { form });
  expect(answer.status()).toBe(422);

  await page.setContent(await answer.text());

  await expect(page.getByRole("textbox", { name: "Students" })).toHaveValue(form.roster);
  expect(await findViolations(page)).toEqual([]);
});

test("a gift card's design is picked from previews that show what's written on it", async ({ shop }) => {
  const { page } = shop;
  await shop.open(course);
  await page.getByText("Give as a gift").first().click();
  const card = page.getByRole("figure", { name: "Preview" });
  await expect(card).toContainText("A course for you");

  await page.getByRole("radio", { name: "Everyday" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("textbox", { name: "Message" }).fill("See you in class,\nMax");
  await page.getByRole("textbox", { name: "From" }).fill("Max");

  await expect(card).toContainText("Happy birthday");
  await expect(card).toContainText("See you in class,");
  expect(await findViolations(page, "main form")).toEqual([]);
  await page.getByRole("button", { name: "Add gift" }).click();
  await expect(shop.added).toContainText("Birthday");
  await shop.added.getByRole("link", { name: "View Cart" }).click();
  await page.getByText("Change the gift").click();
  await expect(page.getByRole("radio", { name: "Birthday" })).toBeChecked();
  await expect(card).toContainText("See you in class,");
});

test("several gifts are filled in one by one, and each gets its own line", async ({ shop }) => {
  const { page } = shop;
  await shop.open(course);
  await page.getByText("Give as a gift").first().click();
  await page.getByRole("textbox", { name: "From" }).fill("ʻAlohilani");
  await page.getByLabel("How many gifts").fill("2");
  await page.getByRole("combobox", { name: "Cards" }).selectOption("One for each");
  const second = page.getByRole("group", { name: "Gift 2 of" });
  await page.getByRole("group", { name: "Gift 1 of 2" }).getByLabel("Message").fill("For the first");

  await second.getByRole("radio", { name: "Birthday" }).check();
  await second.getByLabel("Message").fill("For the second");

  await expect(second.getByRole("figure", { name: "Preview" })).toContainText("For the second");
  await expect(second.getByLabel("From")).toHaveValue("ʻAlohilani");
  expect(await findViolations(page, "main form")).toEqual([]);
  await page.getByLabel("How many gifts").fill("");
  await page.getByLabel("How many gifts").fill("3");
  await expect(second.getByLabel("Message")).toHaveValue("For the second");
  await page.getByRole("group", { name: "Gift 3 of 3" }).getByLabel("Message").fill("For the third");
  await page.getByRole("button", { name: "Add gift" }).click();
  await shop.added.getByRole("link", { name: "View Cart" }).click();
  const lines = page.getByRole("list", { name: "In your cart" }).locator(":scope > li");
  await expect(lines).toHaveCount(3);
  for (const words of ["For the first", "For the second", "For the third"])
    await expect(lines.filter({ hasText: words })).toHaveCount(1);
});

test("without JavaScript, a gift's delivery date is checked, too", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${course}#gift`);
  await page.getByLabel("How many gifts").fill("2");
  await page.getByLabel("Message").fill("Two of a kind");
  await page.getByLabel("Deliver on").fill("2020-01-01");
  await page.getByRole("button", { name: "Add gift" }).click();

  await expect(page.getByRole("alert")).toContainText("Choose today or a later day");
  await expect(page.getByLabel("Message")).toHaveValue("Two of a kind");
  await page.getByLabel("Deliver on").fill("2099-01-01");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("alert")).toContainText("Choose a day within a year from today");
  await page.getByLabel("Deliver on").fill(giftDay.typed);
  await page.getByRole("button", { name: "Try again" }).click();
  const lines = page.getByRole("list", { name: "In your cart" }).locator(":scope > li");
  await expect(lines.filter({ hasText: "Two of a kind" })).toHaveCount(2);
  await expect(lines.filter({ hasText: giftDay.shown })).toHaveCount(2);
  await context.close();
});
