import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-test.ts";
import { testStack } from "../support/test-stack.ts";

const main = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: "Main" });
const menuButton = (page: Page, name: string) => main(page).getByRole("button", { name });

/** Arrives from the embedded wallet, as a school does. */
async function shopForSchool(page: Page, school: string): Promise<void> {
  await page.goto("/api/cw/sessions");
  await page.getByLabel("School").fill(school);
  await page.getByRole("button", { name: "Shop with school funds" }).click();
  await page.waitForURL("/");
}

test.describe("a school that shops with its wallet", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("sees its message and no gifts until the session ends", async ({ shop }) => {
    const gifts = main(shop.page).getByRole("link", { name: "Gifts" });
    const message = shop.announcement("You're shopping with ClassWallet!");

    await shopForSchool(shop.page, "Lincoln Elementary");
    await expect(message).toBeVisible();
    await expect(shop.page.getByRole("region", { name: "Announcements" }).getByRole("button")).toHaveCount(0);
    await menuButton(shop.page, "Courses").click();
    await expect(main(shop.page).getByRole("link", { name: "Kids courses" })).toBeVisible();
    await expect(gifts).toHaveCount(0);
    await shop.page.goto("/api/cw/sessions");
    await expect(shop.page.getByText("You're shopping for Lincoln Elementary.")).toBeVisible();
    await shop.page.getByRole("button", { name: "End the session" }).click();
    await shop.page.waitForURL("/");

    await expect(message).toHaveCount(0);
    await menuButton(shop.page, "Courses").click();
    await expect(gifts).toBeVisible();
  });

  test("has a session that scripts can't read and visitors can't forge", async ({ shop, context }) => {
    await shopForSchool(shop.page, "Lincoln Elementary");
    const active = () => shop.page.request.get("/api/cw/sessions/active").then((response) => response.json());
    expect(await active()).toEqual({ data: { school: "Lincoln Elementary" } });

    const cookie = (await context.cookies()).find(({ name }) => name === "wallet_session");
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
    const forged = Buffer.from(JSON.stringify({ school: "Nobody", until: 4e12 })).toString("base64url");
    await context.addCookies([{ name: "wallet_session", value: `${forged}.x`, url: testStack.siteUrl }]);

    expect(await active()).toEqual({ data: null });
  });

  test("can't be sent here by another site's page", async ({ request }) => {
    const response = await request.post("/api/cw/sessions", {
      form: { school: "Nobody" },
      headers: { "sec-fetch-site": "cross-site" },
    });

    expect(response.status()).toBe(403);
  });
});

test("an unreachable wallet only logs a message to the console", async ({ shop, watch }) => {
  watch.allow(/sessions\/active|Reading the wallet session failed/);
  const logged = shop.page.waitForEvent("console", (message) =>
    message.text().startsWith("Reading the wallet session failed."),
  );
  await shop.page.route("**/api/cw/sessions/active", (route) => route.fulfill({ status: 500 }));

  await shop.open("/");
  await logged;

  await expect(
    shop.page.getByRole("region", { name: "Announcements" }).getByRole("link").first(),
  ).toBeVisible();
});
