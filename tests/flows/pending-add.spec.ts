import { holdRequest, holdScripts } from "../support/hold-back.ts";
import { expect, test } from "../support/shop-test.ts";

const course = "/courses/level-1a-online-asl-course";
const workbook = "/books/getting-started-with-asl";
const isAdd = (request: { method: () => string; url: () => string }) =>
  request.method() === "POST" && request.url().endsWith("/api/cart/lines");

for (const path of [course, workbook])
  test(`on ${path} the add button is pending in the next frame, without moving anything, and it's announced`, async ({
    shop,
  }) => {
    const { page } = shop;
    const held = await holdRequest(page, isAdd);
    await shop.open(path);
    const button = shop.addToCart.first();
    const box = await button.boundingBox();
    const handle = await button.elementHandle();

    const isPending = await handle?.evaluate((element) => {
      (element as HTMLButtonElement).click();
      return new Promise<boolean>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(element.closest("form")?.ariaBusy === "true")),
        );
      });
    });

    await held.isHeld;
    expect(isPending).toBe(true);
    await expect(page.getByRole("button", { name: "Adding…" })).toBeVisible();
    expect(await handle?.boundingBox()).toEqual(box);
    await expect(page.getByRole("status").filter({ hasText: /^Adding .+ to your cart$/ })).toBeAttached();
    held.release();
    await expect(shop.added).toBeVisible();
    await shop.added.getByRole("button", { name: "Continue Shopping" }).click();
    await expect(shop.addToCart.first()).toBeVisible();
  });

test("the add button is pending until the popup about what was added is there", async ({ shop, page }) => {
  await shop.open(course);
  const popup = await holdScripts(page);
  const answer = await holdRequest(page, isAdd);
  const announced = page.getByRole("status").filter({ hasText: /^Adding .+ to your cart$/ });

  await shop.addToCart.first().click();
  await expect(announced).toBeAttached();
  answer.release();
  await expect(announced).not.toBeAttached();

  await expect(page.getByRole("button", { name: "Adding…" })).toBeVisible();
  popup.release();
  await expect(shop.added).toContainText("Level 1A");
});

test("an add that's pressed before the page's scripts have loaded is pending, too", async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await scripts.promise;
    await route.abort();
  });
  await page.goto(course, { waitUntil: "commit" });
  const button = page.getByRole("button", { name: "Add to cart" }).first();

  // In one step, because the browser leaves the page.
  const text = await button.evaluate((element: HTMLButtonElement) => {
    element.click();
    return element.innerText;
  });

  expect(text).toBe("Adding…");
  await page.waitForURL("/cart", { waitUntil: "commit" });
  await expect(page.getByRole("list", { name: "In your cart" })).toContainText("Level 1A");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  scripts.resolve();
});
