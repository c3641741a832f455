import type { Page } from "@playwright/test";
import { findViolations } from "../support/find-violations.ts";
import { expect, test } from "../support/shop-test.ts";

const course = "/courses/level-1a-online-asl-course";

const wide = { width: 1280, height: 800 };
/** Text at 125% leaves a small phone's 320 px 256 of the ones that media queries count. */
const tiny = { width: 256, height: 512 };
const low = { width: 640, height: 300 };

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
  await page.setViewportSize(wide);

  for (const path of ["/", "/books"]) {
    await page.goto(path);
    await expect(question(page)).toBeVisible();
    expect(await question(page).evaluate(findHidden), path).toEqual([]);
  }
});

test("the question covers nothing of a course's page in a wide, a tiny or a low window, and its answers stay on a line with text at 200%", async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await page.goto(course);

  for (const viewport of [wide, tiny, low]) {
    await page.setViewportSize(viewport);
    await expect(question(page)).toBeVisible();
    expect(await question(page).evaluate(findHidden), `${viewport.width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
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
