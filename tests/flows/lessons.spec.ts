import type { Page } from "@playwright/test";
import { extractText } from "unpdf";
import { findPrintFaults } from "../support/find-print-faults.ts";
import { findViolations } from "../support/find-violations.ts";
import { expect, test } from "../support/shop-test.ts";

const level = "/free-lessons/asl-level-1";
const first = `${level}/spell-your-name`;
const second = `${level}/say-hello-and-thank-you`;

const doneBox = (page: Page) => page.getByRole("checkbox", { name: "I’ve done this lesson" });

test("a lesson marked as done stays done after a reload, and the list leads on or back to the one opened last", async ({
  shop,
}) => {
  const { page } = shop;
  const lessons = page.getByRole("region", { name: "The lessons" });
  await shop.open(level);
  await expect(lessons.getByText("0 of 12 done")).toBeVisible();
  await lessons.getByRole("link", { name: "lesson 1: Spell your name" }).click();
  await expect(shop.title).toHaveText("Spell your name");

  await doneBox(page).check();
  await expect(page.getByRole("status").filter({ hasText: "1 of 12 done" })).toBeVisible();
  await page.reload();
  await expect(doneBox(page)).toBeChecked();

  await shop.open(level);
  await expect(lessons.getByText("1 of 12 done")).toBeVisible();
  await expect(lessons.getByText("Continue with lesson 2: Say hello and thank you")).toBeVisible();
  await expect(lessons.getByRole("listitem").first()).toContainText("Done");
  expect(await findViolations(page, "main")).toEqual([]);

  await shop.open(`${level}/count-to-ten`);
  await expect(page.getByText("1 of 12 done")).toBeVisible();
  await shop.open(level);
  await expect(lessons.getByText("Continue with lesson 7: Count to ten")).toBeVisible();
});

test("a mark shows in other tabs at once, and tabs keep each other's marks", async ({ shop, context }) => {
  const other = await context.newPage();
  await shop.open(first);
  await other.goto(second);
  await expect(doneBox(other)).toBeVisible();

  await doneBox(shop.page).check();
  await expect(other.getByText("1 of 12 done")).toBeVisible();
  await doneBox(other).check();
  await expect(shop.page.getByText("2 of 12 done")).toBeVisible();
  await doneBox(shop.page).uncheck();

  await expect(other.getByText("1 of 12 done")).toBeVisible();
  await expect(doneBox(other)).toBeChecked();
});

test("malformed progress counts as none and can be replaced", async ({ shop }) => {
  const { page } = shop;
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("spoiled")) localStorage.setItem("lesson-progress", '{"version":9,"done":');
    sessionStorage.setItem("spoiled", "yes");
  });
  await shop.open(first);
  await expect(page.getByText("0 of 12 done")).toBeVisible();

  await doneBox(page).check();
  await page.reload();

  await expect(doneBox(page)).toBeChecked();
});

test("a printed lesson is a sheet of its signs and practice, then its text, without the site around it", async ({
  shop,
}) => {
  const { page } = shop;
  await shop.open(second);
  await page.evaluate(() => {
    window.print = () => document.documentElement.toggleAttribute("data-printed");
  });
  await page.getByRole("button", { name: "Print this lesson" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed");
  expect(await findPrintFaults(page)).toEqual([]);
  for (const format of ["A4", "Letter"]) {
    const pdf = await page.pdf({ format, preferCSSPageSize: false });

    const { text } = await extractText(new Uint8Array(pdf), { mergePages: false });
    expect(text[0], format).toContain("Seven signs that open every door");
    expect(text[0], format).toContain("Sign SORRY with a cheerful face");
    expect(text[1], format).toContain("You can be kind in ASL on your first day");
  }

  await page.emulateMedia({ media: "print" });

  await expect(page.getByRole("heading", { name: "Signs in this lesson" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your turn" })).toBeVisible();
  for (const hidden of [
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
    page.getByRole("button", { name: "Print this lesson" }),
    page.getByRole("navigation", { name: "Lessons before and after" }),
    doneBox(page),
  ])
    await expect(hidden).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a lesson has no progress, and the list leads to the first one", async ({ page }) => {
    await page.goto(first);
    await expect(page.getByRole("heading", { name: "Your turn" })).toBeVisible();
    await expect(doneBox(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Print this lesson" })).toBeHidden();

    await page.goto(level);

    await expect(page.getByText("Start with lesson 1: Spell your name")).toBeVisible();
    await expect(page.getByText("0 of 12 done")).toBeHidden();
  });
});
