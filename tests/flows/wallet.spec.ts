import type { Page } from "@playwright/test";
import { readCredentials } from "@shop/emulators/seed/credentials.ts";
import { findOverflow } from "../support/pages/find-overflow.ts";
import { findViolations } from "../support/find-violations.ts";
import { readMails } from "../support/mail-server.ts";
import { readHead } from "../support/read-head.ts";
import { advanceWallet, shopForSchool } from "../support/school-shopper.ts";
import type { Shop } from "../support/shop.ts";
import { expect, test } from "../support/shop-test.ts";
import { testStack } from "../support/test-stack.ts";

const main = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: "Main" });
const menuButton = (page: Page, name: string) => main(page).getByRole("button", { name });
const active = (page: Page) =>
  page.request.get("/api/cw/sessions/active").then((response) => response.json());

/** Sends a cart with a course to the wallet, and submits it there. Returns the order's number. */
async function submitCart({ page }: Shop): Promise<string> {
  await page.goto("/cart");
  await page.getByRole("checkbox", { name: "I agree to the terms" }).check();
  await page.getByRole("button", { name: "Check out with ClassWallet" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Check your order" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("$83.94");
  await page.getByRole("button", { name: "Submit for approval" }).click();
  const heading = page.getByRole("heading", { name: /^Order W-/ });
  await expect(heading).toBeVisible();
  return ((await heading.textContent()) ?? "").replace("Order ", "");
}

async function countOrders(): Promise<number> {
  const { storefront } = readCredentials(testStack.dataDir);
  const response = await fetch(`${testStack.storefrontUrl}/admin/api/2026-04/orders.json?status=any`, {
    headers: { "x-shopify-access-token": storefront.adminToken },
  });
  return (await response.json()).orders.length;
}

/** A purchase's page says this, once the decision has arrived. */
async function expectOnReload(page: Page, name: string): Promise<void> {
  await expect.poll(async () => (await page.request.get(page.url())).text()).toContain(`>${name}</h1>`);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

test.describe("a school that shops with its wallet", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("sees its message and no gifts until the session ends", async ({ shop }) => {
    const gifts = main(shop.page).getByRole("link", { name: "Gifts" });
    const message = shop.announcement("You're shopping with ClassWallet!");

    await shopForSchool(shop.page);
    await expect(message).toBeVisible();
    await expect(shop.page.getByRole("region", { name: "Announcements" }).getByRole("button")).toHaveCount(0);
    await menuButton(shop.page, "Courses").click();
    await expect(main(shop.page).getByRole("link", { name: "Kids courses" })).toBeVisible();
    await expect(gifts).toHaveCount(0);
    await shop.open("/cart");
    await expect(shop.page.getByRole("heading", { name: "Shopping for Lincoln Elementary" })).toBeVisible();
    await expect(shop.page.getByText("Books ship to 1 School Street, Austin, TX 78701.")).toBeVisible();
    await shop.page.getByRole("button", { name: "Stop using ClassWallet" }).click();
    await shop.page.waitForURL("/");

    await expect(message).toHaveCount(0);
    await menuButton(shop.page, "Courses").click();
    await expect(gifts).toBeVisible();
  });

  test("has a session that scripts can't read and nobody can forge, that names no person, and that ends for a copied cookie, too", async ({
    shop,
    context,
  }) => {
    await shopForSchool(shop.page);
    const lincoln = { data: { school: "Lincoln Elementary" } };
    expect(await active(shop.page)).toEqual(lincoln);

    const cookies = (await context.cookies()).filter(({ name }) => name === "wallet_session");
    expect(cookies).toMatchObject([{ httpOnly: true, sameSite: "Lax" }]);
    const forged = Buffer.from(JSON.stringify({ school: "Nobody", until: 4e12 })).toString("base64url");
    await context.addCookies([{ name: "wallet_session", value: `${forged}.x`, url: testStack.siteUrl }]);
    expect(await active(shop.page)).toEqual({ data: null });
    await context.addCookies(cookies);
    expect(await active(shop.page)).toEqual(lincoln);

    await shop.page.request.post("/api/cw/sessions/end");
    await context.addCookies(cookies);

    expect(await active(shop.page)).toEqual({ data: null });
  });

  test("gets an order that was approved an hour later, and an email about it", async ({ shop }) => {
    const { page } = shop;
    const before = await countOrders();
    await shopForSchool(page);
    await shop.putInCart("/courses/level-1a-online-asl-course");
    const id = await submitCart(shop);

    await page.getByRole("button", { name: "Approve in an hour" }).click();
    await expect(page.getByRole("status")).toContainText("The shop doesn't know yet.");
    await page.getByRole("link", { name: "Back to the shop" }).click();
    await page.getByRole("list", { name: "Sent to ClassWallet" }).getByRole("link", { name: id }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Waiting for approval" })).toBeVisible();
    await expect(page).toHaveTitle(/^School order/);
    expect(await findViolations(page)).toEqual([]);
    expect(await findOverflow(page, { width: 360, text: 32 })).toEqual([]);
    await page.getByRole("button", { name: "Check again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Waiting for approval" })).toBeVisible();
    expect(await countOrders()).toBe(before);
    await advanceWallet(3600 * 1000);

    await expectOnReload(page, "Approved and ordered");
    expect(await findViolations(page)).toEqual([]);
    expect(await countOrders()).toBe(before + 1);
    const about = async () =>
      (await readMails(testStack.mailUrl)).find(({ subject }) => subject === `Your order ${id} is approved`);
    await expect.poll(about).toMatchObject({ to: ["tess.teacher@lincoln.test"], deliveries: 1 });
    await expect
      .poll(async () =>
        (await readMails(testStack.mailUrl, "tess.teacher@lincoln.test")).map(({ subject }) => subject),
      )
      .toContainEqual(expect.stringMatching(/^Your ASL course is open/));
    await shop.open("/cart");
    await expect(page.getByText("Your cart is empty.", { exact: true })).toBeVisible();
  });

  test("is asked to change Canadian dollars to US dollars", async ({ shop }) => {
    const { page } = shop;
    await page.context().addCookies([{ name: "country", value: "CA", url: testStack.siteUrl }]);
    await shop.putInCart("/courses/level-1a-online-asl-course");
    await shopForSchool(page);
    await shop.open("/cart");
    await expect(page.getByRole("region", { name: "Summary" })).toContainText("CAD");

    await page.getByRole("checkbox", { name: "I agree to the terms" }).check();
    await page.getByRole("button", { name: "Check out with ClassWallet" }).click();

    await expect(page.getByRole("region", { name: "Summary" })).toContainText(
      "School wallets pay in US dollars. Change the currency to USD to check out.",
    );
  });
});

test("a start request that isn't the wallet's is refused with a page", async ({ request }) => {
  const start = (body: string) => request.post("/api/cw/sessions", { form: { request: body } });
  const forged = {
    authKey: Buffer.from("another vendor").toString("base64"),
    email: "thief@evil.test",
    institution: "Nobody",
    username: "Thief",
    shipping: { address: "1 Main Street", city: "Austin", state: "TX", zip: "78701" },
  };

  const [invalid, refused] = [await start("{"), await start(JSON.stringify(forged))];

  expect([invalid.status(), refused.status()]).toEqual([400, 403]);
  expect(await refused.text()).toContain("Go back to ClassWallet and open our shop again.");
  expect(refused.headers()["set-cookie"]).toBeUndefined();
});

test("nobody without the wallet's password can read or decide an order", async ({ request }) => {
  const answers = [
    await request.get("/api/cw/orders/W-2222-2222-2222-2222"),
    await request.put("/api/cw/orders/W-2222-2222-2222-2222", {
      data: { PurchaseOrderId: 1, status: "complete" },
    }),
  ];

  expect(answers.map((answer) => answer.status())).toEqual([401, 401]);
});

test("a school order's address without a purchase has no page and nothing for search engines", async ({
  request,
}) => {
  const path = "/wallet/purchases/W-2222-2222-2222-2222";

  expect(await readHead(request, path)).toMatchObject({ canonical: null, robots: "noindex" });
  expect(await (await request.get(path)).text()).toContain(">We can’t find this page.</h1>");
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
