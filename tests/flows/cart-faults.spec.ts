import type { Request, Route } from "@playwright/test";
import { holdRequest } from "../support/hold-back.ts";
import { createMerchant } from "../support/merchant.ts";
import { expect, test } from "../support/shop-test.ts";

const workbook = "/books/getting-started-with-asl";
const merchant = createMerchant();

const changesCart = (request: Request) => request.url().includes("/api/cart/") && request.method() !== "GET";

test.beforeEach(({ watch }) =>
  watch.allow(/(?:Changing|Reading|Validating) the cart failed|Failed to load resource/),
);
test.afterEach(() => merchant.setFaults());

test("an added item shows at once, and is rolled back with the reason when the shop fails", async ({
  shop,
  page,
}) => {
  const link = page.getByRole("banner").getByRole("link", { name: /^Cart/ }).first();
  const drawer = page.getByRole("dialog", { name: "Your cart" });
  await shop.open(workbook);
  await merchant.setFaults({ drop: "before" });
  const add = await holdRequest(page, changesCart);

  await shop.addToCart.first().click();

  await expect(link).toHaveAccessibleName(/1 item/);
  await link.click();
  await expect(drawer.getByRole("listitem")).toContainText("Getting Started with ASLAdding…");
  await expect(drawer).toContainText("Estimated totalUpdating…");
  add.release();
  await expect(drawer.getByRole("alert")).toContainText("We couldn’t add that to your cart.");
  await expect(drawer).toContainText("Your cart is empty.");
  await expect(drawer.getByRole("button", { name: "Try again" })).toBeVisible();
});

test("a removed line disappears at once, and comes back with the reason when the shop fails", async ({
  shop,
  page,
}) => {
  await shop.putInCart(workbook, "/courses/level-1a-online-asl-course");
  // The lines are in the page, and the browser hasn't read its own cart yet.
  await page.route("**/api/cart", () => undefined);
  await shop.open("/cart");
  const lines = page.getByRole("list", { name: "In your cart" }).getByRole("listitem");
  const summary = page.getByRole("region", { name: "Summary" });
  await expect(summary).toContainText("$101.99");
  await merchant.setFaults({ drop: "before" });
  const removal = await holdRequest(page, changesCart);

  await page.getByRole("button", { name: "Remove Getting Started with ASL" }).press("Enter");

  await expect(lines).toHaveText([/Level 1A/]);
  await expect(summary).toContainText("Estimated totalUpdating…");
  await expect(page.getByRole("main")).toBeFocused();
  removal.release();
  await expect(page.getByRole("alert").filter({ hasText: "We couldn’t change your cart." })).toBeVisible();
  await expect(lines).toHaveCount(2);
  await expect(summary).toContainText("$101.99");
});

test("a request to the shop times out after ten seconds, and the change can be retried with a click", async ({
  shop,
  page,
}) => {
  await shop.putInCart(workbook);
  await shop.open("/cart");
  await merchant.setFaults({ delayMs: 12_000 });

  await page.getByRole("button", { name: /^Increase/ }).click();

  const problem = page.getByRole("alert").filter({ hasText: "We couldn’t change your cart." });
  await expect(problem).toBeVisible({ timeout: 15_000 });
  await merchant.setFaults();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("spinbutton")).toHaveValue("2");
  await expect(page.getByRole("region", { name: "Summary" })).toContainText("$45.98");
});

test("an add that the shop rejects clears the cart, says so, and one click adds the item to a new one", async ({
  shop,
  page,
}) => {
  await shop.putInCart("/courses/level-1a-online-asl-course");
  await shop.open(workbook);
  // The cart and the workbook are read before anything is added.
  const refusal = { status: 200, body: { errors: [{ message: "This cart is locked" }] } };
  await merchant.setFaults({ delayMs: 0, times: 2 }, { error: refusal });

  await shop.addToCart.first().click();

  await expect(page.getByRole("alert").filter({ hasText: "your cart had to be emptied" })).toBeVisible();
  const retry = page.getByRole("button", { name: "Try again" });
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("cid");
  await merchant.setFaults();
  await retry.click();
  await shop.added.getByRole("link", { name: "View Cart" }).click();
  const lines = page.getByRole("list", { name: "In your cart" }).locator(":scope > li");
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText("Getting Started with ASL");
});

test("an add while the shop is down keeps the cart, and one click adds the item once the shop is back", async ({
  shop,
  page,
}) => {
  await shop.putInCart("/courses/level-1a-online-asl-course");
  await shop.open(workbook);
  await merchant.setFaults({ delayMs: 0, times: 2 }, { error: { status: 503 } });

  await shop.addToCart.first().click();

  const retry = page.getByRole("button", { name: "Try again" });
  await expect(retry).toBeVisible();
  await merchant.setFaults();
  await retry.click();
  await shop.added.getByRole("link", { name: "View Cart" }).click();
  await expect(page.getByRole("list", { name: "In your cart" }).locator(":scope > li")).toHaveCount(2);
});

test("an add whose response is lost is retried and doesn't add the item twice", async ({ shop, page }) => {
  await shop.open(workbook);
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route("/api/cart/lines", lose, { times: 1 });

  await shop.addToCart.first().click();
  await shop.added.getByRole("link", { name: "View Cart" }).click();

  await expect(page.getByRole("spinbutton")).toHaveValue("1");
});

test("when the shop is unreachable, the cart is kept and the page asks the shopper to try again", async ({
  shop,
  page,
}) => {
  await shop.putInCart(workbook);
  await merchant.setFaults({ drop: "before" });

  await page.goto("/cart");

  await expect(page.getByText("Your cart is safe. Please try again in a minute.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/cart");
  await merchant.setFaults();
  // The page may retry on its own first.
  await page.goto("/cart");
  await expect(page.getByRole("list", { name: "In your cart" })).toContainText("Getting Started with ASL");
});
