import type { BrowserContext, Locator, Page } from "@playwright/test";
import { CheckoutForm } from "../support/checkout-form.ts";
import { Keyboard } from "../support/keyboard.ts";
import { giftDay } from "../support/gift-day.ts";
import { expect, test } from "../support/shop-test.ts";

test.describe.configure({ timeout: 60_000 });

const course = "/courses/level-1a-online-asl-course";
const workbook = "/books/getting-started-with-asl";
const students = "Ana,Rivera,ana@example.com\nBen,Okafor,ben@example.com\nCleo,Marsh,cleo@example.com";

/** How a shopper presses and types, with a pointer or by keyboard alone. */
interface InputMethod {
  press: (target: Locator) => Promise<void>;
  write: (target: Locator, text: string) => Promise<void>;
}

const byMouse: InputMethod = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
};

/** Uses only Tab, Enter and Space, and checks that focus is visible at each stop. */
function byKeyboard(page: Page): InputMethod {
  const keyboard = new Keyboard(page);
  return {
    press: async (target) => {
      await keyboard.tabTo(target);
      await keyboard.press((await target.getAttribute("type")) === "checkbox" ? "Space" : "Enter");
    },
    write: async (target, text) => {
      await keyboard.tabTo(target);
      await target.fill(text);
    },
  };
}

test("three seats, a dated gift, a workbook and a code are bought on a phone, in Canadian dollars", async ({
  shop,
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await fillCart(page, byMouse, {
    seeStudents: () => expect(page.getByText("3 students, 3 seats")).toBeVisible(),
    goToCart: () => shop.added.getByRole("link", { name: "View Cart" }).click(),
  });
  await page.getByRole("button", { name: "Menu" }).click();
  await page
    .getByRole("dialog", { name: "Menu" })
    .getByRole("combobox", { name: "Currency" })
    .selectOption("CA");
  await page.keyboard.press("Escape");
  const cart = await readCartId(context);
  await placeOrder(await checkOut(page, byMouse));
  await page.getByRole("link", { name: "Back to the shop" }).click();
  await page.goto("/cart");
  await expect(page.getByText("Your cart is empty.", { exact: true })).toBeVisible();
  await page.goto(workbook);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  // The old one's id may still be there.
  await expect.poll(async () => [undefined, cart].includes(await readCartId(context))).toBe(false);
});

test("the same order reaches the checkout by keyboard alone", async ({ shop, page }) => {
  const hand = byKeyboard(page);
  await fillCart(page, hand, {
    seeStudents: () => expect(page.getByText("3 students, 3 seats")).toBeVisible(),
    goToCart: () => hand.press(shop.added.getByRole("link", { name: "View Cart" })),
  });
  const currency = page.getByRole("banner").getByRole("combobox", { name: "Currency" });
  await page.goto("/cart");
  await new Keyboard(page).tabTo(currency);
  await page.keyboard.press("c");
  await checkOut(page, hand);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });

  test("the same order is placed on a phone", async ({ page }) => {
    await fillCart(page, byMouse, {
      seeStudents: () => expect(page.getByRole("textbox", { name: "Students" })).toHaveValue(students),
      goToCart: () => page.waitForURL(/\/cart/),
    });
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Show CAD" }).click();
    await placeOrder(await checkOut(page, byMouse));
  });
});

interface Steps {
  /** Until the page shows the students it has read from what was typed. */
  seeStudents: () => Promise<void>;
  /** From each add to the cart. */
  goToCart: () => Promise<void>;
}

/** Adds three named seats, a gift and a workbook. */
async function fillCart(
  page: Page,
  { press, write }: InputMethod,
  { seeStudents, goToCart }: Steps,
): Promise<void> {
  const arrive = async () => {
    await goToCart();
    await expect(page.getByRole("heading", { level: 1, name: "Your cart" })).toBeVisible();
  };
  await page.goto(course);
  await press(page.locator("summary", { hasText: "Seats for a class" }));
  await write(page.getByRole("textbox", { name: "Students" }), students);
  await seeStudents();
  await press(page.getByRole("button", { name: "Add seats" }));
  await arrive();

  await page.goto(course);
  await press(page.locator("summary", { hasText: "Give as a gift" }));
  await write(page.getByRole("textbox", { name: "Message" }), "See you in class");
  await write(page.getByRole("textbox", { name: "From" }), "Max");
  await write(page.getByLabel("Deliver on"), giftDay.typed);
  await press(page.getByRole("button", { name: "Add gift" }));
  await arrive();

  await page.goto(workbook);
  await press(page.getByRole("button", { name: "Add to cart" }).first());
  await arrive();
}

/** Goes from the filled cart in Canadian dollars to its checkout. */
async function checkOut(page: Page, { press, write }: InputMethod): Promise<CheckoutForm> {
  const lines = page.getByRole("list", { name: "In your cart" }).locator(":scope > li");
  const summary = page.getByRole("region", { name: "Summary" });
  await expect(lines).toHaveCount(5);
  await expect(summary).toContainText("CAD");
  for (const name of ["Ana Rivera", "Ben Okafor", "Cleo Marsh"])
    await expect(lines.filter({ hasText: name })).toHaveCount(1);
  await expect(lines.filter({ hasText: giftDay.shown })).toContainText("See you in class");
  await write(page.getByRole("textbox", { name: "Discount code" }), "welcome10");
  await press(page.getByRole("button", { name: "Apply" }));
  await expect(page.getByRole("list", { name: "Codes in your cart" })).toContainText(
    "WELCOME10 is applied. You save $46.80 CAD.",
  );
  // Five items for $467.99, minus 10%.
  await expect(summary).toContainText("$421.19 CAD");

  await press(page.getByRole("checkbox", { name: "I agree to the terms" }));
  await press(page.getByRole("button", { name: "Check out" }));

  const checkout = new CheckoutForm(page);
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  await expect(checkout.order).toContainText("You save $46.80 CAD.");
  // Includes shipping for the workbook.
  await expect(checkout.order).toContainText("$431.18 CAD");
  await expect(checkout.order).toContainText("Ben Okafor");
  return checkout;
}

/** Fills in the address, because a workbook is shipped. */
async function placeOrder(checkout: CheckoutForm): Promise<void> {
  const { page } = checkout;
  await checkout.fillIn({ email: "max@example.org", region: "Ontario" });
  for (const [label, text] of Object.entries(address))
    await page.getByLabel(label, { exact: true }).fill(text);
  await checkout.updateDelivery();
  await checkout.place();
  await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeVisible();
}

const address = {
  "First name": "Max",
  "Last name": "Weber",
  "Street address": "48 Arcwood Lane",
  City: "Guelph",
  "ZIP or postal code": "N1H 2T2",
};

async function readCartId(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === "cid")?.value;
}
