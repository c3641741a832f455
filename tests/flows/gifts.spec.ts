import { findViolations } from "../support/find-violations.ts";
import { expect, test } from "../support/shop-test.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the footer links to the gift code page, which opens with its form and links to help", async ({
    shop,
    page,
  }) => {
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Redeem Gift Code" }).click();

    await expect(page).toHaveURL("/gifts/gift-code");
    await expect(shop.title).toHaveText("Open your gift.");
    await expect(page).toHaveTitle(/^Redeem a gift code/);
    const main = page.getByRole("main");
    await expect(main.getByRole("textbox", { name: "Gift code" })).toBeInViewport();
    await expect(main.getByRole("link", { name: "refunds" })).toHaveAttribute("href", "/requests/refund");
    await expect(main.getByRole("link", { name: "write to us" })).toHaveAttribute("href", "/contact-us");
    await expect(main.getByRole("listitem").filter({ hasText: "See your gift" })).toBeVisible();
  });

  test("every course is sold as a gift and links to its open form", async ({ page }) => {
    await page.goto("/gifts");
    const gifts = page.getByRole("region", { name: "Choose a course" });
    await expect(gifts.getByRole("article")).toHaveCount(9);
    await expect(gifts.getByRole("article").first()).toContainText("$79.00");

    await gifts.getByRole("link", { name: "Write a card for Level 2A" }).click();

    await expect(page).toHaveURL("/courses/level-2a-online-asl-course#gift");
    await expect(page.getByRole("textbox", { name: "Message" })).toBeInViewport();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("a gift's name, too, opens its course's gift form in the first screen", async ({ shop }) => {
    const { page } = shop;
    await shop.open("/gifts");
    const gift = page.getByRole("region", { name: "Choose a course" }).getByRole("article").first();

    await gift.getByRole("heading").getByRole("link").click();

    await expect(page).toHaveURL("/courses/level-1a-online-asl-course#gift");
    await expect(page.getByText("Give as a gift")).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("spinbutton", { name: "How many gifts" })).toBeInViewport({ ratio: 1 });
  });
});

test("a page without a hero starts with its own title", async ({ shop, lake }) => {
  const path = "/test-plain-page";
  await lake.createOrReplace({
    _id: "test-plain-page",
    _type: "page",
    title: "A plain page",
    path,
    sections: [{ _key: "call", _type: "callToAction", title: "Begin at the beginning." }],
  });

  await expect.poll(async () => (await shop.page.request.get(path)).status()).toBe(200);
  await shop.open(path);

  await expect(shop.title).toHaveText("A plain page");
  expect(await findViolations(shop.page)).toEqual([]);
});
