import type { Page } from "@playwright/test";
import { newVisitor } from "../support/browser.ts";
import { findViolations } from "../support/find-violations.ts";
import { expect, test } from "../support/shop-test.ts";
import { readEvents } from "../support/telemetry-server.ts";
import { untilFormReady } from "../support/until-form-ready.ts";
import { testStack } from "../support/test-stack.ts";

const course = "/courses/level-1a-online-asl-course";
const banner = (page: Page) => page.getByRole("region", { name: /^May we count visits/ });
const allow = (page: Page) => banner(page).getByRole("button", { name: "Allow", exact: true });
const reject = (page: Page) => banner(page).getByRole("button", { name: "Don’t allow" });

/** The events that arrived at the embedded tag manager, oldest first. */
const readArrived = async () =>
  (await readEvents(testStack.telemetryUrl)).filter(({ kind }) => kind === "data-layer").toReversed();
const readNames = async () => (await readArrived()).map(({ event }) => event);

/** The requests that a page makes for reports. */
function watchReports(page: Page): string[] {
  const reports: string[] = [];
  page.on("request", (request) => {
    if (/gtm\.js|\/collect|\/api\/analytics|shopifysvc/.test(request.url())) reports.push(request.url());
  });
  return reports;
}

/** Reports start once a page is idle. */
const untilIdle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));

/** A visit whose every step could be reported. */
async function visit(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name: "Books" }).click();
  await expect(page).toHaveURL(/\/books$/);
  await page.goto(course);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.getByRole("dialog", { name: "Added to your cart" })).toBeVisible();
}

test.beforeEach(async () => {
  await fetch(`${testStack.telemetryUrl}/_emulator/events`, { method: "DELETE" });
});

test.describe("a new visitor", () => {
  test.use({ storageState: newVisitor });

  test("is asked once, and nothing is sent or stored before the answer or after a no", async ({
    page,
    shop,
    context,
  }) => {
    const reports = watchReports(page);
    await shop.open("/");
    await expect(banner(page)).toBeVisible();
    await visit(page);
    await shop.open("/");
    await reject(page).click();
    await expect(banner(page)).toBeHidden();
    await expect(page.getByRole("main")).toBeFocused();
    await visit(page);
    await shop.open("/cart");

    expect(reports).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual([
      "analytics_consent",
      "cid",
    ]);
    expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
    await expect(banner(page)).toBeHidden();
  });

  test("who allows analytics has each page reported once from then on", async ({ page, shop }) => {
    await shop.open("/");
    await allow(page).focus();
    await page.keyboard.press("Enter");
    await expect.poll(readNames).toContain("page_view");
    await page.getByRole("banner").getByRole("link", { name: "Books" }).click();
    await expect(page).toHaveURL(/\/books$/);

    const readViews = async () => (await readArrived()).filter(({ event }) => event === "page_view");
    await expect.poll(async () => (await readViews()).length).toBe(2);
    expect(await readViews()).toMatchObject([
      { url: `${testStack.siteUrl}/` },
      { url: `${testStack.siteUrl}/books`, page_title: await page.title() },
    ]);
    await shop.open("/about-us#main");
    await expect
      .poll(async () => (await readViews()).map(({ url }) => url))
      .toEqual([`${testStack.siteUrl}/`, `${testStack.siteUrl}/books`, `${testStack.siteUrl}/about-us`]);
  });

  test("gets a question that's accessible and fits a phone", async ({ page, shop }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await shop.open("/books");
    await expect(banner(page)).toBeVisible();

    expect(await findViolations(page)).toEqual([]);
    const [yes, no] = [await allow(page).boundingBox(), await reject(page).boundingBox()];
    expect(yes?.height).toBe(no?.height);
    expect((await banner(page).boundingBox())?.height).toBeLessThan(200);
  });

  test("whose browser sends Global Privacy Control isn't asked, and a yes in the cookie doesn't count", async ({
    page,
    shop,
    context,
  }) => {
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
    );
    await context.addCookies([{ name: "analytics_consent", value: "yes", url: testStack.siteUrl }]);
    const reports = watchReports(page);
    await shop.open("/legal/cookie-policy");
    await expect(page.getByText("your browser asks sites not to track you")).toBeVisible();
    await visit(page);

    expect(reports).toEqual([]);
    await expect(banner(page)).toBeHidden();
  });
});

test.describe("a visitor who allows analytics", () => {
  test.beforeEach(async ({ context }) => {
    await context.addCookies([{ name: "analytics_consent", value: "yes", url: testStack.siteUrl }]);
  });

  test("has nothing reported of a page behind a secret link, neither there nor on the next page", async ({
    page,
    shop,
  }) => {
    await shop.open("/orders/a-secret-link");
    await untilIdle(page);
    await page.evaluate(() => location.assign("/books"));
    await expect.poll(readNames).toContain("page_view");

    expect(JSON.stringify(await readArrived())).not.toContain("a-secret-link");
    expect(await page.evaluate(() => document.referrer)).toBe(`${testStack.siteUrl}/`);
  });

  const item = { item_name: "Level 1A Online ASL Course", item_category: "Course", price: 79, quantity: 1 };

  test("has products reported that they look at, put into the cart, and take out", async ({ page, shop }) => {
    await shop.open(course);
    await expect.poll(readNames).toEqual(["page_view", "view_item"]);

    await shop.addCourse();
    await expect.poll(readNames).toContain("add_to_cart");
    await page
      .getByRole("button", { name: /^Remove/ })
      .first()
      .click();
    await expect.poll(readNames).toContain("remove_from_cart");

    const events = await readArrived();
    for (const name of ["view_item", "add_to_cart", "remove_from_cart"])
      expect(events.find(({ event }) => event === name)).toMatchObject({
        ecommerce: { currency: "USD", items: [item] },
      });
    const [viewed] = events.flatMap(({ event, ecommerce }) => (event === "view_item" ? [ecommerce] : []));
    expect(viewed).toMatchObject({ items: [{ item_id: expect.stringMatching(/^\d+$/) }] });
  });

  test("has lists reported with their products, in the currency that's shown", async ({ page, shop }) => {
    await shop.open("/courses");
    await shop.chooseCurrency("CAD (Canadian Dollar)");
    await expect(page.getByText("$109.00 CAD").first()).toBeVisible();
    await page.reload();

    // Reports are sent side by side, so any of them may arrive last.
    await expect.poll(readArrived).toContainEqual(
      expect.objectContaining({
        event: "view_item_list",
        ecommerce: expect.objectContaining({
          currency: "CAD",
          item_list_name: expect.stringContaining("kids"),
        }),
      }),
    );
  });

  test("has promotions reported when they're seen and followed", async ({ page, shop }) => {
    await shop.open("/");
    const promotion = page.getByRole("region", { name: "Promotion" });
    await expect.poll(readNames).toContain("page_view");
    expect(await readNames()).not.toContain("view_promotion");
    await promotion.scrollIntoViewIfNeeded();
    await expect.poll(readNames).toContain("view_promotion");

    await promotion.getByRole("link").click();

    await expect.poll(readNames).toContain("select_promotion");
    const ids = { promotion_id: expect.any(String), promotion_name: expect.any(String) };
    for (const name of ["view_promotion", "select_promotion"])
      expect((await readArrived()).find(({ event }) => event === name)).toMatchObject({
        ecommerce: { ...ids, creative_slot: expect.any(String), location_id: "home-top" },
      });
  });

  test("has a signup reported with the subscriber's id, and without their name or address", async ({
    page,
    shop,
  }) => {
    await shop.open("/books");
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("textbox", { name: "First name" }).fill("Analyn");
    await footer.getByRole("textbox", { name: "Email" }).fill("analyn@example.test");
    await untilFormReady(footer.locator("form").first());
    await footer.getByRole("button", { name: "Subscribe" }).click();

    await expect.poll(readNames).toContain("sign_up");
    expect((await readArrived()).find(({ event }) => event === "sign_up")).toMatchObject({
      subscriber_id: expect.stringMatching(/./),
      url: `${testStack.siteUrl}/books`,
      location: "footer",
    });
    expect(JSON.stringify(await readArrived())).not.toMatch(/analyn/i);
  });

  test("can withdraw it, which deletes the cookies and ends the reports", async ({ page, shop, context }) => {
    await context.addCookies([{ name: "_ga", value: "GA1.1.1", url: testStack.siteUrl }]);
    await shop.open("/legal/cookie-policy");
    await expect.poll(readNames).toContain("page_view");
    await expect(page.getByText("You allow analytics.")).toBeVisible();
    const reports = watchReports(page);

    await page.getByRole("button", { name: "Don’t allow analytics" }).click();

    await expect(page.getByText("Analytics are off, as you chose.")).toBeVisible();
    await visit(page);
    expect(reports).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain("_ga");
  });
});
