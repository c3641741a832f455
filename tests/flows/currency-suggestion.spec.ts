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

test("a browser set to Canada is offered Canadian dollars once, and switches only on request", async ({
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

test("a visitor who stays with US dollars isn't asked again", async ({ browser }) => {
  const { context, page, question, price } = await open(browser, "en-CA");

  await question.getByRole("button", { name: "Keep USD" }).click();

  await expect(question).toBeHidden();
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("link", { name: /^Cart/ }).first()).toBeAttached();
  await expect(question).toBeHidden();
  await expect(price).not.toContainText("CAD");
  await context.close();
});

test("on a wide screen, the question covers nothing at the top of a page", async ({ browser }) => {
  const { context, page, question } = await open(browser, "en-CA", { width: 1280, height: 800 });

  for (const path of [course, "/", "/books"]) {
    if (path !== course) await page.goto(path);
    await expect(question).toBeVisible();
    expect(await question.evaluate(findHidden), path).toEqual([]);
  }
  await context.close();
});

// Text at 125% leaves a small phone's 320 px 256 of the ones that media queries count.
for (const viewport of [
  { width: 256, height: 512 },
  { width: 640, height: 360 },
])
  test(`a window of ${viewport.width} by ${viewport.height} px has the question in the page, where it covers nothing`, async ({
    browser,
  }) => {
    const { context, question } = await open(browser, "en-CA", viewport);

    await expect(question).toBeVisible();
    expect(await question.evaluate(findHidden)).toEqual([]);
    await context.close();
  });

test("with text at 200% on a small phone, the question's answers stay on a line", async ({ browser }) => {
  const { context, page, question } = await open(browser, "en-CA", { width: 320, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });

  const answer = await question.getByRole("button", { name: "Show CAD" }).boundingBox();

  expect(answer?.height).toBeLessThan(96);
  await context.close();
});

/** The headings and buttons that the question covers. */
function findHidden(question: Element): string[] {
  const asked = question.getBoundingClientRect();
  return [
    ...document.querySelectorAll<HTMLElement>(
      "h1, h2, h3, h4, h5, h6, button, input[type=submit], [role=heading], [role=button]",
    ),
  ]
    .filter((part) => !question.contains(part) && part.checkVisibility())
    .filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return left < asked.right && right > asked.left && top < asked.bottom && bottom > asked.top;
    })
    .map((part) => part.innerText);
}
