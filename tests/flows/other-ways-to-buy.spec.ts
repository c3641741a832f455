import { findViolations } from "../support/find-violations.ts";
import { expect, test } from "../support/shop-test.ts";

const course = "/courses/level-1a-online-asl-course";

test("a pasted list is read row by row, and a wrong row holds it back with what is wrong", async ({
  shop,
}) => {
  const { page } = shop;
  await shop.open(course);
  await page.getByText("Seats for a class").first().click();
  const list = page.getByRole("textbox", { name: "Students" });

  await list.fill("Ana\tRivera\tana@example.com\nBen;Okafor;ben@example\nCleo Marsh");

  await expect(page.getByRole("row", { name: /^2 Ben Okafor/ })).toContainText(
    "Please enter a valid email address",
  );
  await expect(list).toHaveAccessibleDescription(/Row 2: Please enter a valid email address/);
  expect(await findViolations(page, "main form")).toEqual([]);
  await page.getByRole("button", { name: "Add the seats" }).click();
  await expect(shop.added).toBeHidden();
  await list.fill("Ana\tRivera\tana@example.com\nBen;Okafor;ben@example.com\nCleo Marsh");
  await expect(page.getByText("3 students, 3 seats")).toBeVisible();
  await page.getByRole("button", { name: "Add the seats" }).click();

  await shop.added.getByRole("link", { name: "View Cart" }).click();
  const lines = page.getByRole("list", { name: "In your cart" }).getByRole("listitem");
  await expect(lines).toHaveCount(3);
  await expect(lines.filter({ hasText: "Ben Okafor, ben@example.com" })).toHaveCount(1);
  await expect(lines.filter({ hasText: "Cleo Marsh" })).toHaveCount(1);
});

test("a list that comes back as it was typed breaks no rule of accessibility", async ({ page, request }) => {
  const form = { merchandiseId: "gid://shopify/ProductVariant/1", roster: "Ana Rivera ana@example" };
  const answer = await request.post("/api/cart/lines", { form });
  expect(answer.status()).toBe(422);

  await page.setContent(await answer.text());

  await expect(page.getByRole("textbox", { name: "Students" })).toHaveValue(form.roster);
  expect(await findViolations(page)).toEqual([]);
});

test("a gift's card is chosen by its look and seen with what is written on it", async ({ shop }) => {
  const { page } = shop;
  await shop.open(course);
  await page.getByText("Give it as a gift").first().click();
  const card = page.getByRole("figure", { name: "As it will look" });
  await expect(card).toContainText("A course for you");

  await page.getByRole("radio", { name: "Everyday" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("textbox", { name: "Message" }).fill("See you in class,\nMax");
  await page.getByRole("textbox", { name: "From" }).fill("Max");

  await expect(card).toContainText("Happy birthday");
  await expect(card).toContainText("See you in class,");
  expect(await findViolations(page, "main form")).toEqual([]);
  await page.getByRole("button", { name: "Add the gift" }).click();
  await expect(shop.added).toContainText("Birthday");
  await shop.added.getByRole("link", { name: "View Cart" }).click();
  await page.getByText("Change the gift").click();
  await expect(page.getByRole("radio", { name: "Birthday" })).toBeChecked();
  await expect(card).toContainText("See you in class,");
});
