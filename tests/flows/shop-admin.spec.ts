import { readCredentials } from "@shop/emulators/seed/credentials.ts";
import { findViolations } from "../support/find-violations.ts";
import { expect, test } from "../support/shop-test.ts";
import { testStack } from "../support/test-stack.ts";

const admin = `${testStack.storefrontUrl}/admin`;

test("a merchant signs in, fixes a typo and changes a price, by keyboard and with no accessibility violations", async ({
  page,
  watch,
}) => {
  // The response to a form with a mistake in it.
  watch.allow(/status of 422/);
  await page.goto(admin);
  expect(await findViolations(page)).toEqual([]);

  await page
    .getByLabel("Admin token or pass phrase")
    .fill(readCredentials(testStack.dataDir).storefront.adminToken);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Kids ASL Course Level 1B" }).click();
  expect(await findViolations(page)).toEqual([]);

  const price = page.getByRole("group", { name: "hfcc" }).getByLabel("Price, US $");
  await price.fill("cheap");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Nothing was saved. One field needs your attention.");
  await expect(price).toBeFocused();
  await expect(price).toHaveAccessibleDescription("Enter a price, such as 79 or 79.50.");
  expect(await findViolations(page)).toEqual([]);

  await price.fill("79");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText("Saved. The shop is updated, and its webhooks are sent.");

  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(`${admin}/sign-in`);
});

test("every section of the test shop fits every screen and has no accessibility violations", async ({
  page,
}) => {
  await page.goto(admin);
  await page
    .getByLabel("Admin token or pass phrase")
    .fill(readCredentials(testStack.dataDir).storefront.adminToken);
  await page.keyboard.press("Enter");

  for (const section of ["Products", "Discounts", "Orders", "Webhooks"]) {
    await page.getByRole("link", { name: section, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: section })).toBeVisible();
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), section).toBe(width);
    }
    expect(await findViolations(page), section).toEqual([]);
  }
});
