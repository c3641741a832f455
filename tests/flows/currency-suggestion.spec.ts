import type { Browser } from "@playwright/test";
import { findViolations } from "../support/find-violations.ts";
import { expect, test } from "../support/shop-test.ts";

const course = "/courses/level-1a-online-asl-course";

const phone = { width: 360, height: 740 };

const open = async (browser: Browser, locale: string, viewport = phone) => {
  const context = await browser.newContext({ locale, viewport });
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

for (const path of ["/", course, "/books"]) {
  test(`on a wide screen the question hides nothing at the top of ${path}`, async ({ browser }) => {
    const { context, page, question } = await open(browser, "en-CA", { width: 1280, height: 800 });
    await page.goto(path);
    await expect(question).toBeVisible();
    const asked = await question.boundingBox();

    for (const part of await page.getByRole("heading").or(page.getByRole("button")).all()) {
      const isOwn = await part.evaluate((element) => element.closest("[aria-label=Currency]") !== null);
      if (!isOwn && (await part.isVisible()))
        expect(overlap(asked, await part.boundingBox()), await part.innerText()).toBe(0);
    }
    await context.close();
  });
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The area two boxes share, in square pixels. */
function overlap(one: Box | null, other: Box | null): number {
  if (!one || !other) throw new Error("A box is not on the page.");
  const share = (start: number, length: number, from: number, size: number) =>
    Math.max(0, Math.min(start + length, from + size) - Math.max(start, from));
  return share(one.x, one.width, other.x, other.width) * share(one.y, one.height, other.y, other.height);
}
