import { Buyer } from "../support/buyer.ts";
import { findViolations } from "../support/find-violations.ts";
import { findOverflowOnScreens } from "../support/pages/inspect-page.ts";
import { expect, test } from "../support/shop-test.ts";

const students = "Dana,Rivera,dana.typo@example.test\nEli,Okafor,eli@example.test";

test("a buyer sees what was delivered to whom, and fixes a mistyped address once", async ({
  page,
  shop,
  watch,
}) => {
  watch.allow(/422/);
  const buyer = new Buyer(page);
  await buyer.addSeats(students);
  await buyer.addGift({ email: "fay.typo@example.test", message: "Hi", from: "Max" });
  await buyer.checkOut("max.orders@example.test");
  const url = await buyer.readOrderLink("max.orders@example.test");
  const lost = await buyer.readGiftLink("fay.typo@example.test");
  await buyer.readLink("dana.typo@example.test", /course is open/, /http\S+/);

  await page.goto(url);
  const items = page.getByRole("list", { name: "Courses and gifts" }).locator(":scope > li");
  const dana = items.filter({ hasText: "Dana Rivera" });
  await expect(shop.title).toHaveText(/^Your courses from order #\d+$/);
  await expect(items).toHaveCount(3);
  await expect(dana).toContainText("Open since");
  await expect(items.filter({ hasText: "fay.typo@example.test" })).toContainText("Mailed on");
  expect(await page.content()).not.toContain(lost.split("#code=")[1]);
  expect(await findViolations(page)).toEqual([]);
  expect(await findOverflowOnScreens(page)).toEqual([]);

  await dana.getByText("Fix the address").click();
  await dana.getByRole("textbox", { name: "First name" }).fill("Dana");
  await dana.getByRole("textbox", { name: "Last name" }).fill("Rivera1");
  await dana.getByRole("textbox", { name: "Email" }).fill("dana@example.test");
  await dana.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please use only letters, spaces, hyphens or commas");
  await expect(page.getByRole("textbox", { name: "Last name" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("dana@example.test");
  await page.getByRole("textbox", { name: "Last name" }).fill("Rivera");
  await page.getByRole("button", { name: "Save" }).click();

  await expect(items.filter({ hasText: "dana@example.test" })).toContainText("You’ve changed this address.");
  await expect(page.getByText("This course now goes to dana@example.test.")).toBeFocused();
  await buyer.readLink("dana@example.test", /course is open/, /http\S+/);
  const fay = items.filter({ hasText: "fay.typo@example.test" });
  await fay.getByText("Fix the address").click();
  await fay.getByRole("textbox", { name: "Email" }).fill("fay@example.test");
  await fay.getByRole("button", { name: "Save" }).click();
  await expect(items.filter({ hasText: "fay@example.test" })).toContainText("You’ve changed this address.");
  expect(await buyer.readGiftLink("fay@example.test")).not.toBe(lost);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });

  test("a seat without an address is given to somebody", async ({ page, shop }) => {
    const buyer = new Buyer(page);
    await shop.putInCart("/courses/level-1a-online-asl-course");
    await buyer.checkOut("max.seat@example.test");
    await page.goto(await buyer.readOrderLink("max.seat@example.test"));
    const item = page.getByRole("list", { name: "Courses and gifts" }).locator(":scope > li");
    await expect(item).toContainText("max.seat@example.test (you)");

    await item.getByText("Give it to someone else").click();
    await item.getByRole("textbox", { name: "First name" }).fill("Gus");
    await item.getByRole("textbox", { name: "Last name" }).fill("Lee");
    await item.getByRole("textbox", { name: "Email" }).fill("gus@example.test");
    await item.getByRole("button", { name: "Save" }).click();

    await expect(item).toContainText("Gus Lee, gus@example.test");
    await expect(page.getByText("This course now goes to gus@example.test.")).toBeFocused();
    await buyer.readLink("gus@example.test", /course is open/, /http\S+/);
  });

  test("an altered link shows no order, and says what to do", async ({ page, shop }) => {
    await page.goto("/orders/eyJvcmRlciI6IjEwMDEifQ.c2lnbmVk");

    await expect(shop.title).toHaveText("There’s no order at this address");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  });
});
