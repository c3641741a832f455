import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { Buyer } from "../support/buyer.ts";
import { findViolations } from "../support/find-violations.ts";
import { findOverflow } from "../support/pages/find-overflow.ts";
import { expect, test } from "../support/shop-test.ts";
import { testStack } from "../support/test-stack.ts";
import { untilFormReady } from "../support/until-form-ready.ts";

const form = (page: Page) => page.getByRole("region", { name: "Open your gift." });
const field = (page: Page, name: string) => form(page).getByRole("textbox", { name });
const button = (page: Page, name: string) => form(page).getByRole("button", { name });

async function fillLearner(page: Page, email: string) {
  await field(page, "First name").fill("Ana");
  await field(page, "Last name").fill("Ng");
  await field(page, "Email").fill(email);
}

/** The link in the mail of the latest gift. */
async function readMailedLink(page: Page): Promise<string> {
  await page.goto(testStack.mailUrl);
  await page
    .getByRole("link", { name: /You’ve got a gift/ })
    .first()
    .click();
  const mail = page.frameLocator("iframe");
  await expect(mail.getByText("See you in class")).toBeVisible();
  return (await mail.getByRole("link", { name: "Redeem the code" }).getAttribute("href")) ?? "";
}

test("a gift is bought, mailed, opened by its link, and redeemed once, and leads to the course", async ({
  page,
  watch,
}) => {
  watch.allow(/409/);
  const buyer = new Buyer(page);
  await buyer.addGift({ email: "ana.gift@example.test", message: "See you in class", from: "Max" });
  await buyer.checkOut("max.gift@example.test");
  await buyer.readGiftLink("ana.gift@example.test");
  const link = await readMailedLink(page);
  await page.goto(link);

  await expect(field(page, "Gift code")).toHaveValue(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await expect(page).toHaveURL("/gifts/gift-code");
  await untilFormReady(form(page).locator("form").first());
  await button(page, "See your gift").click();

  await expect(form(page).getByRole("heading", { level: 2, name: /^Max gave you/ })).toBeFocused();
  await expect(form(page).getByText("See you in class")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await button(page, "Open the course").click();
  await expect(field(page, "First name")).toBeFocused();
  await expect(field(page, "First name")).toHaveAccessibleDescription("Please enter your first name");
  await fillLearner(page, "ana.learns@example.test");
  await button(page, "Open the course").click();

  await expect(form(page).getByRole("heading", { level: 2, name: /is open$/ })).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  const learningUrl = await form(page).getByRole("link", { name: "Go to the course" }).getAttribute("href");
  expect(await buyer.readLink("ana.learns@example.test", /course is open/, /http\S+\/learning\S+/)).toBe(
    learningUrl,
  );
  await page.goto(learningUrl ?? "");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome, Ana" })).toBeVisible();
  await page.getByRole("button", { name: /^Start/ }).click();
  await expect(page.getByText(/You started on/)).toBeVisible();
  expect(await findOverflow(page, { width: 320, text: 32 })).toEqual([]);

  await page.goto("/gifts/gift-code");
  const code = link.split("#code=")[1] ?? "";
  await field(page, "Gift code").fill(code.toLowerCase().replaceAll("-", " "));
  await untilFormReady(form(page).locator("form").first());
  await button(page, "See your gift").click();
  await expect(field(page, "Gift code")).toHaveAccessibleDescription(/This code has been used/);
  await expect(field(page, "Gift code")).toBeFocused();
});

test("the form's script is loaded on first focus, has less than 25 kB, and works by keyboard", async ({
  page,
  shop,
  watch,
}) => {
  watch.allow(/404/);
  await shop.open("/gifts/gift-code");
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) sizes.push(response.body().then((body) => gzipSync(body).byteLength));
  });

  await field(page, "Gift code").focus();
  await untilFormReady(form(page).locator("form").first());
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.keyboard.type("hello");
  await page.keyboard.press("Enter");

  expect(total).toBeGreaterThan(5000);
  expect(total).toBeLessThan(25_000);
  await expect(field(page, "Gift code")).toHaveAccessibleDescription(/We don’t know this code/);
  await expect(field(page, "Gift code")).toHaveValue("hello");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });

  test("a gift is bought, redeemed, and opened on a phone", async ({ page, shop, watch }) => {
    watch.allow(/422|404/);
    const buyer = new Buyer(page);
    await buyer.addGift({ email: "cleo.gift@example.test", message: "See you soon", from: "Max" });
    await buyer.checkOut("max.plain@example.test");
    const code = (await buyer.readGiftLink("cleo.gift@example.test")).split("#code=")[1] ?? "";

    await page.goto("/gifts/gift-code");
    await field(page, "Gift code").fill("7K3M");
    await button(page, "See your gift").click();
    await expect(page.getByRole("alert")).toHaveText(/We don’t know this code/);
    await page.getByRole("textbox", { name: "Gift code" }).fill(code);
    await page.getByRole("button", { name: "See your gift" }).click();

    await expect(shop.title).toHaveText("Here’s your gift");
    await expect(page.getByText("See you soon")).toBeVisible();
    await page.getByRole("textbox", { name: "First name" }).fill("Cleo1");
    await page.getByRole("textbox", { name: "Last name" }).fill("Ng");
    await page.getByRole("textbox", { name: "Email" }).fill("cleo@example.test");
    await page.getByRole("button", { name: "Open the course" }).click();
    await expect(page.getByRole("alert")).toHaveText("Please use only letters, spaces, hyphens or commas");
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("cleo@example.test");
    await page.getByRole("textbox", { name: "First name" }).fill("Cleo");
    await page.getByRole("button", { name: "Open the course" }).click();

    await expect(shop.title).toHaveText(/is open$/);
    await page.getByRole("link", { name: "Go to the course" }).click();
    await expect(shop.title).toHaveText("Welcome, Cleo");
  });
});
