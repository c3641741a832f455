import type { Locator, Page } from "@playwright/test";
import { findViolations } from "../support/find-violations.ts";
import { giftDay } from "../support/gift-day.ts";
import { expect, test } from "../support/shop-test.ts";

const course = "/courses/level-1a-online-asl-course";
const nameProblem = "Please use only letters, spaces, hyphens or commas";
const emailProblem = "Please enter a valid email address";

const cartLines = (page: Page) => page.getByRole("list", { name: "In your cart" }).locator(":scope > li");
const formOf = (page: Page, button: string) =>
  page.locator("form").filter({ has: page.getByRole("button", { name: button, exact: true }) });

/** Focuses a form's field, and waits until the script has taken it over. Until then, the browser's own messages show. */
async function startForm(form: Locator, field: Locator): Promise<void> {
  await field.focus();
  await expect(form).toHaveJSProperty("noValidate", true);
}

test("a student's wrong fields say why, the first gets the focus, and what was typed stays until it's right", async ({
  shop,
}) => {
  const { page } = shop;
  await shop.putInCart(course);
  await shop.open("/cart");
  await page.getByText("Name the student").click();
  const line = cartLines(page);
  const [first, email] = [line.getByLabel("First name"), line.getByLabel("Email")];
  await startForm(formOf(page, "Save"), first);
  await first.fill("Ana");
  await line.getByLabel("Last name").fill("R2D2");
  await email.fill("ana@example");
  await line.getByRole("button", { name: "Save" }).click();

  await expect(line.getByLabel("Last name")).toBeFocused();
  await expect(line.getByLabel("Last name")).toHaveAccessibleDescription(nameProblem);
  await expect(line.getByRole("alert").filter({ hasText: emailProblem })).toBeVisible();
  await expect(email).toHaveAccessibleDescription(new RegExp(`${emailProblem}$`));
  await expect(email).toHaveValue("ana@example");
  expect(await findViolations(page, "main form")).toEqual([]);

  await line.getByLabel("Last name").fill("Rivera");
  await expect(line.getByLabel("Last name")).not.toHaveAttribute("aria-invalid");
  await email.fill("ana@example.com");
  await line.getByRole("button", { name: "Save" }).click();
  await expect(line).toContainText("Ana Rivera, ana@example.com");
});

test("a pasted class list is checked as it's typed, says what's wrong when it's sent, and is added once it's right", async ({
  shop,
}) => {
  const { page } = shop;
  await shop.open(course);
  await page.getByText("Seats for a class").first().click();
  const list = page.getByRole("textbox", { name: "Students" });
  const seats = page.getByLabel("How many seats");
  const add = page.getByRole("button", { name: "Add seats" });
  await startForm(formOf(page, "Add seats"), list);
  await list.fill("Ana\tRivera\tana@example.com\nBen;Okafor;ben@example\nCleo Marsh");
  await expect(page.getByRole("row", { name: /^2 Ben Okafor/ })).toContainText(emailProblem);
  await expect(page.getByText("3 students, 3 seats. Please check row 2.")).toBeVisible();
  await seats.fill("");
  await seats.pressSequentially("e");
  await add.click();

  await expect(seats).toBeFocused();
  await expect(seats).toHaveAccessibleDescription("Enter a whole number");
  await seats.fill("101");
  await expect(seats).toHaveAccessibleDescription("Add at most 100 at once");
  await seats.fill("2");
  await add.click();
  await expect(list).toBeFocused();
  await expect(list).toHaveAccessibleDescription(new RegExp(`Row 2: ${emailProblem}$`));
  await expect(list).toHaveValue(/ben@example\nCleo Marsh$/);
  expect(await findViolations(page, "main form")).toEqual([]);

  await list.fill("Ana\tRivera\tana@example.com\nBen;Okafor;ben@example.com\nCleo Marsh");
  await expect(list).not.toHaveAttribute("aria-invalid");
  await expect(page.getByText("3 students, 3 seats", { exact: true })).toBeVisible();
  await add.click();
  await shop.added.getByRole("link", { name: "View Cart" }).click();
  await expect(cartLines(page)).toHaveCount(3);
  await expect(cartLines(page).filter({ hasText: "Ben Okafor, ben@example.com" })).toHaveCount(1);
  await expect(cartLines(page).filter({ hasText: "Cleo Marsh" })).toHaveCount(1);
});

test("each gift's wrong fields say why, and a gift that's taken back is no longer in the way", async ({
  shop,
}) => {
  const { page } = shop;
  await shop.open(course);
  await page.getByText("Give as a gift").first().click();
  const count = page.getByLabel("How many gifts");
  const [one, two] = [
    page.getByRole("group", { name: "Gift 1 of" }),
    page.getByRole("group", { name: "Gift 2 of" }),
  ];
  await startForm(formOf(page, "Add gift"), count);
  await count.fill("2");
  await page.getByRole("combobox", { name: "Cards" }).selectOption("One for each");
  await two.getByLabel("From").fill("<b>Max</b>");
  await one.getByLabel("Recipient’s email").fill("ana@example");
  await one.getByLabel("Deliver on").fill("2020-01-01");
  await page.getByRole("button", { name: "Add gift" }).click();

  await expect(one.getByLabel("Recipient’s email")).toBeFocused();
  await expect(one.getByLabel("Recipient’s email")).toHaveAccessibleDescription(
    new RegExp(`${emailProblem}$`),
  );
  await expect(one.getByLabel("Deliver on")).toHaveAccessibleDescription(/Choose today or a later day$/);
  await expect(two.getByLabel("From")).toHaveAccessibleDescription(
    "Please use plain text, without HTML or invisible characters",
  );
  await expect(two.getByLabel("From")).toHaveValue("<b>Max</b>");
  expect(await findViolations(page, "main form")).toEqual([]);

  await one.getByLabel("Recipient’s email").fill("ana@example.com");
  await one.getByLabel("Deliver on").fill(giftDay.typed);
  await page.getByRole("button", { name: "Add gift" }).click();
  await expect(two.getByLabel("From")).toBeFocused();
  await count.fill("1");
  await page.getByRole("button", { name: "Add gift" }).click();
  await expect(shop.added).toContainText("ana@example.com");
});

test("a code is checked before it's sent, and the field is ready for another once it's applied", async ({
  shop,
}) => {
  const { page } = shop;
  await shop.putInCart(course);
  await shop.open("/cart");
  const code = page.getByRole("textbox", { name: "Discount code" });
  const apply = page.getByRole("button", { name: "Apply" });
  const codes = page.getByRole("list", { name: "Codes in your cart" });
  await startForm(formOf(page, "Apply"), code);
  await apply.click();

  await expect(code).toHaveAccessibleDescription("Enter a code");
  await expect(code).toBeFocused();
  await code.fill("BOOK3, WELCOME10");
  await expect(code).toHaveAccessibleDescription(/^A code can’t contain commas/);
  expect(await findViolations(page, "main form")).toEqual([]);
  await code.fill("WELCOME10");
  await apply.click();

  await expect(codes).toContainText("WELCOME10");
  await expect(page.getByRole("status").filter({ hasText: "WELCOME10 is applied." })).toBeAttached();
  await expect(code).toHaveValue("");
  await expect(code).toHaveAccessibleDescription("");
  await code.fill("BOOK3");
  await apply.click();
  await expect(codes).toContainText("BOOK3");
});
