import type { Page } from "@playwright/test";
import { findViolations } from "../support/find-violations.ts";
import { expect, test } from "../support/shop-test.ts";

const course = "/courses/level-1a-online-asl-course";

const question = (page: Page) => page.getByRole("region", { name: "Currency" });
const price = (page: Page) =>
  page
    .getByRole("main")
    .getByText(/^\$[\d.]+/)
    .filter({ visible: true })
    .first();

test.use({ locale: "en-CA", viewport: { width: 360, height: 740 } });

test.describe("in French", () => {
  test.use({ locale: "fr-CA" });

  test("a browser set to Canada is offered Canadian dollars once, and switches only on request", async ({
    page,
  }) => {
    await page.goto(course);
    await expect(question(page)).toContainText("Shopping from Canada?");
    await expect(price(page)).not.toContainText("CAD");
    expect(await findViolations(page)).toEqual([]);

    await question(page).getByRole("button", { name: "Show CAD" }).click();

    await expect(price(page)).toContainText("CAD");
    await expect(question(page)).toBeHidden();
    await expect(page.getByRole("main")).toBeFocused();
    await page.reload();
    await expect(price(page)).toContainText("CAD");
    await expect(question(page)).toBeHidden();
  });
});

test("a visitor who stays with US dollars isn't asked again", async ({ page }) => {
  await page.goto(course);

  await question(page).getByRole("button", { name: "Keep USD" }).click();

  await expect(question(page)).toBeHidden();
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("link", { name: /^Cart/ }).first()).toBeAttached();
  await expect(question(page)).toBeHidden();
  await expect(price(page)).not.toContainText("CAD");
});

test("on a wide screen, the question covers nothing at the top of a page", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });

  for (const path of [course, "/", "/books"]) {
    await page.goto(path);
    await expect(question(page)).toBeVisible();
    expect(await question(page).evaluate(findHidden), path).toEqual([]);
  }
});

// Text at 125% leaves a small phone's 320 px 256 of the ones that media queries count.
for (const viewport of [
  { width: 256, height: 512 },
  { width: 640, height: 300 },
])
  test(`a window of ${viewport.width} by ${viewport.height} px has the question in the page, where it covers nothing`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(course);

    await expect(question(page)).toBeVisible();
    expect(await question(page).evaluate(findHidden)).toEqual([]);
  });

test("with text at 200% on a small phone, the question's answers stay on a line", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(course);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });

  const answer = await question(page).getByRole("button", { name: "Show CAD" }).boundingBox();

  expect(answer?.height).toBeLessThan(96);
});

/** The headings and buttons that the question covers. */
function findHidden(cover: Element): string[] {
  const asked = cover.getBoundingClientRect();
  return [
    ...document.querySelectorAll<HTMLElement>(
      "h1, h2, h3, h4, h5, h6, button, input[type=submit], [role=heading], [role=button]",
    ),
  ]
    .filter((part) => !cover.contains(part) && part.checkVisibility())
    .filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return left < asked.right && right > asked.left && top < asked.bottom && bottom > asked.top;
    })
    .map((part) => part.innerText);
}
