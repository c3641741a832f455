import { readCredentials } from "@shop/emulators/seed/credentials.ts";
import { CheckoutForm } from "../support/checkout-form.ts";
import { findViolations } from "../support/find-violations.ts";
import { findOverflow } from "../support/pages/find-overflow.ts";
import { expect, test } from "../support/shop-test.ts";
import { testStack } from "../support/test-stack.ts";

test("a course goes from cart to checkout to order, and the cart ends up empty", async ({ shop }) => {
  const { page } = shop;
  const checkout = new CheckoutForm(page);
  await shop.putInCart("/courses/level-1a-online-asl-course");
  await shop.open("/cart");

  await shop.checkOut();
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  await expect(page.getByText("No money moves")).toBeVisible();
  await expect(checkout.order).toContainText("Student to be named");
  expect(await findViolations(page)).toEqual([]);
  await checkout.fillIn({ email: "ana@example.org", region: "Texas" });
  await checkout.updateTax();
  await expect(page.getByRole("status")).toHaveText("Tax is calculated for Texas.");
  await expect(checkout.order).toContainText("$83.94");
  await checkout.place();

  await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeVisible();
  await expect(page.getByText(/Test order #\d+ is placed/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Back to the shop" }).click();
  await expect(page).toHaveURL(`${testStack.siteUrl}/`);
  await shop.open("/cart");
  await expect(page.getByText("Your cart is empty.", { exact: true })).toBeVisible();
});

test("a double click checks the cart once", async ({ shop }) => {
  const { page } = shop;
  await shop.putInCart("/courses/level-1a-online-asl-course");
  await shop.open("/cart");
  await page.getByRole("checkbox", { name: "I agree to the terms" }).check();
  const checks: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/validate-checkout")) checks.push(request.url());
  });

  await page.getByRole("button", { name: "Check out" }).dblclick();

  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  expect(checks).toHaveLength(1);
});

test("the checkout at 200% text size doesn't scroll sideways on the smallest phone", async ({ shop }) => {
  const { page } = shop;
  const checkout = new CheckoutForm(page);
  await shop.putInCart("/courses/level-1a-online-asl-course", "/books/getting-started-with-asl");
  await shop.openCheckout();
  await checkout.fillIn({ email: "ana@example.org", region: "Texas" });
  await checkout.updateDelivery();

  expect(await findOverflow(page, { width: 320, text: 34 })).toEqual([]);
});

test("missing fields are listed at the top of the page, each with a link to its field", async ({
  shop,
  watch,
}) => {
  watch.allow(/status of 422/);
  const { page } = shop;
  const checkout = new CheckoutForm(page);
  await shop.putInCart("/courses/level-1b-online-asl-course");
  await shop.openCheckout();
  await checkout.fillIn({ email: "ana", region: "Oregon" });

  await checkout.place();

  const problems = page.getByRole("alert");
  await expect(problems).toBeFocused();
  await expect(problems).toContainText("One field needs your attention");
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Enter a full email address, like ana@example.org." }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveValue("ana");
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(
    "Enter a full email address, like ana@example.org.",
  );
});

test("going back from the shop opens the checkout again, with what was typed", async ({ shop }) => {
  const { page } = shop;
  const checkout = new CheckoutForm(page);
  await shop.putInCart("/courses/level-1a-online-asl-course");
  await shop.open("/cart");
  await shop.checkOut();
  await checkout.fillIn({ email: "ana@example.org", region: "Texas" });
  await checkout.updateTax();
  await expect(page.getByRole("status")).toHaveText("Tax is calculated for Texas.");
  await page.getByRole("link", { name: "Back to your cart" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your cart" })).toBeVisible();

  await page.goBack();

  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("ana@example.org");
  await expect(checkout.order).toContainText("$83.94");
});

test("a discount code is applied and its saving shown, in Canadian dollars for a Canadian", async ({
  shop,
  context,
}) => {
  const { page } = shop;
  const checkout = new CheckoutForm(page);
  await context.addCookies([{ name: "country", value: "CA", url: testStack.siteUrl }]);
  await shop.putInCart("/courses/complete-course-bundle");
  await shop.openCheckout();

  await checkout.apply("welcome10");

  await expect(page.getByRole("status")).toHaveText("Discount code welcome10 is applied.");
  await expect(checkout.order).toContainText("You save $32.70 CAD.");
  await expect(checkout.order).toContainText("$294.30 CAD");
});

test("thirty students and long gift messages fit every screen, with every target large enough", async ({
  page,
}) => {
  await page.goto(await createLargeCart());
  await page.getByText("30 seats").click();
  await expect(page.getByText("Maximiliana-Konstantina 29")).toBeVisible();

  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });

    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    expect(await page.locator("a:visible, button:visible, summary:visible").evaluateAll(findSmall)).toEqual(
      [],
    );
    expect(await findViolations(page)).toEqual([]);
  }
});

/** WCAG 2.2, 2.5.8: 24 by 24 CSS pixels. */
const findSmall = (targets: (HTMLElement | SVGElement)[]) =>
  targets
    .filter(
      (target) => target.getBoundingClientRect().height < 24 || target.getBoundingClientRect().width < 24,
    )
    .map(({ textContent }) => textContent);

/** The checkout's URL. Builds the cart through the API, because clicking thirty seats together would take too long. */
async function createLargeCart(): Promise<string> {
  const toAttributes = (values: Record<string, string>) =>
    Object.entries(values).map(([key, value]) => ({ key, value }));
  const seats = Array.from({ length: 30 }, (_, index) => ({
    merchandiseId: "gid://shopify/ProductVariant/8400000000051",
    attributes: toAttributes({
      first: `Maximiliana-Konstantina ${index}`,
      last: "Wolfeschlegelsteinhausenbergerdorff",
      email: `student.with.a.rather.long.address.${index}@department-of-languages.example.edu`,
      studentId: `student-${index}`,
    }),
  }));
  const gift = {
    merchandiseId: "gid://shopify/ProductVariant/8400000000013",
    attributes: toAttributes({
      message: `Joyeux anniversaire Élodie 🎉 ${"Llanfairpwllgwyngyll".repeat(20)}`,
      from: "Grand-maman Hélène",
      giftId: "gift-1",
    }),
  };
  const response = await fetch(`${testStack.storefrontUrl}/api/2025-01/graphql.json`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-shopify-storefront-access-token": readCredentials(testStack.dataDir).storefront.accessToken,
    },
    body: JSON.stringify({
      query: "mutation ($input: CartInput) { cartCreate(input: $input) { cart { checkoutUrl } } }",
      variables: { input: { lines: [...seats, gift] } },
    }),
  });
  const { data } = await response.json();
  return String(data.cartCreate.cart.checkoutUrl);
}

test("a new cart records the version of the terms that's published", async ({ lake, context }) => {
  const terms = await lake.fetch<{ _id: string; versionCode: string }>(
    `*[_type == "legalPage" && slug.current == "terms"][0] { _id, versionCode }`,
  );
  const publish = (versionCode: string) => lake.patch(terms._id).set({ versionCode }).commit();
  const attributesOfNewCart = async () => {
    await context.clearCookies();
    const answer = await context.request.post("/api/cart/lines", {
      data: { items: [{ merchandiseId: "gid://shopify/ProductVariant/8400000000011" }] },
    });
    return (await answer.json()).cart.attributes;
  };
  expect(await attributesOfNewCart()).toContainEqual({ key: "termsVersion", value: "11272024" });

  await publish("12012026");

  await expect.poll(attributesOfNewCart).toContainEqual({ key: "termsVersion", value: "12012026" });
  await publish(terms.versionCode);
});
