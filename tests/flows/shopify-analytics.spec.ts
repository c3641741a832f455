import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-test.ts";
import { testStack } from "../support/test-stack.ts";

interface Report {
  schema_id: string;
  payload: Record<string, unknown>;
}

// The embedded shop isn't known to Shopify, so the site is told an id here, and Shopify's endpoint is answered here.
test.beforeEach(async ({ context, page, watch }) => {
  watch.allow(/monorail-edge\.shopifysvc\.com/);
  await context.addCookies([{ name: "analytics_consent", value: "yes", url: testStack.siteUrl }]);
  await page.route("**/api/analytics", (route) =>
    route.fulfill({ json: { container: null, statusWidget: null, shopId: "gid://shopify/Shop/548380009" } }),
  );
});

async function collectReports(page: Page, status = 200): Promise<Report[]> {
  const reports: Report[] = [];
  await page.route("https://monorail-edge.shopifysvc.com/unstable/produce_batch", async (route) => {
    const { events } = JSON.parse(route.request().postData() ?? "{}") as { events: Report[] };
    reports.push(...events);
    await route.fulfill({ status, body: "" });
  });
  return reports;
}

const toNames = (reports: readonly Report[]) => reports.map(({ payload }) => payload["event_name"]);

test("pages, products, collections, and searches are reported to Shopify, with cookies of 360 days and 30 minutes", async ({
  page,
  shop,
  context,
}) => {
  const reports = await collectReports(page);
  await shop.open("/courses/level-1a-online-asl-course");
  await expect.poll(() => toNames(reports)).toContain("product_page_rendered");
  await shop.open("/books");
  await expect.poll(() => toNames(reports)).toContain("collection_page_rendered");
  await shop.open("/search?q=name");
  await expect.poll(() => toNames(reports)).toContain("search_submitted");

  const find = (name: string) => reports.find(({ payload }) => payload["event_name"] === name)?.payload;
  const cookies = await context.cookies();
  const visitor = cookies.find(({ name }) => name === "_shopify_y");
  const visit = cookies.find(({ name }) => name === "_shopify_s");
  expect(find("product_page_rendered")).toMatchObject({
    shop_id: 548380009,
    currency: "USD",
    analytics_allowed: true,
    marketing_allowed: false,
    sale_of_data_allowed: false,
    unique_token: visitor?.value,
    products: [expect.stringContaining('"category":"Course"')],
  });
  expect(find("collection_page_rendered")).toMatchObject({
    collection_name: "books",
    collection_id: expect.any(Number),
  });
  expect(find("search_submitted")).toMatchObject({ search_string: "name" });
  const now = Date.now() / 1000;
  expect(Math.round(((visitor?.expires ?? 0) - now) / 60)).toBe(360 * 24 * 60);
  expect(Math.round(((visit?.expires ?? 0) - now) / 60)).toBe(30);
});

test("an add to the cart is reported without anything of the cart's id", async ({ page, shop }) => {
  const reports = await collectReports(page);
  await shop.open("/courses/level-1a-online-asl-course");

  await shop.addCourse();

  await expect.poll(() => toNames(reports)).toContain("product_added_to_cart");
  const cid = (await page.context().cookies()).find(({ name }) => name === "cid")?.value ?? "none";
  const token = /Cart\/([^?]+)/.exec(decodeURIComponent(cid))?.[1] ?? "none";
  expect(JSON.stringify(reports)).not.toContain(token);
  expect(JSON.stringify(reports)).not.toContain("key=");
});

test("a report that fails is logged, and the shop goes on", async ({ page, shop, watch }) => {
  watch.allow(/sendShopifyAnalytics|status of 500/);
  await collectReports(page, 500);
  const logged = page.waitForEvent("console", (message) =>
    message.text().startsWith("sendShopifyAnalytics request is unsuccessful"),
  );
  await shop.open("/courses/level-1a-online-asl-course");
  await logged;

  await shop.addCourse();
});

test.describe("an agent that tests performance", () => {
  test.use({ userAgent: "Mozilla/5.0 Chrome/140.0.0.0 Safari/537.36 Chrome-Lighthouse" });

  test("sends nothing", async ({ page, shop }) => {
    const reports = await collectReports(page);
    await shop.open("/courses/level-1a-online-asl-course");
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name }) => name))
      .toContain("_shopify_y");
    await shop.addCourse();

    expect(reports).toEqual([]);
  });
});
