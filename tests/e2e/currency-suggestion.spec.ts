import type { Browser } from "@playwright/test";
import { findViolations } from "../support/find-violations.ts";
import { expect, test } from "../support/shop-test.ts";

const course = "/courses/level-1a-online-asl-course";

const open = async (browser: Browser, locale: string) => {
  const context = await browser.newContext({ locale, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(course);
  const question = page.getByRole("region", { name: "Currency" });
  const price = page
    .getByRole("main")
    .getByText(/^\$[\d.]+/)
    .filter({ visible: true })
    .first();
  return { context, page, question, price };
};

test("a browser that speaks of Canada is offered Canadian dollars once, and switches only when told to", async ({
  browser,
}) => {
  const { context, page, question, price } = await open(browser, "fr-CA");
  await expect(question).toContainText("Shopping from Canada?");
  await expect(price).not.toContainText("CAD");
  expect(await findViolations(page)).toEqual([]);

  await question.getByRole("button", { name: "Show CAD" }).click();

  await expect(price).toContainText("CAD");
  await expect(question).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
  await page.reload();
  await expect(price).toContainText("CAD");
  await expect(question).toBeHidden();
  await context.close();
});

test("who keeps US dollars is not asked again", async ({ browser }) => {
  const { context, page, question, price } = await open(browser, "en-CA");

  await question.getByRole("button", { name: "Keep USD" }).click();

  await expect(question).toBeHidden();
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("link", { name: /^Cart/ }).first()).toBeAttached();
  await expect(question).toBeHidden();
  await expect(price).not.toContainText("CAD");
  await context.close();
});
