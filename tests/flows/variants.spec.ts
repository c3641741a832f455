import type { Page } from "@playwright/test";
import { withRecommendations } from "@shop/emulators/seed/commerce/recommendations.ts";
import { workbookProducts } from "@shop/emulators/seed/commerce/workbook-products.ts";
import type { Product } from "@shop/emulators/storefront/domain/catalog/product.ts";
import { createMerchant } from "../support/merchant.ts";
import { findOverflowOnScreens } from "../support/pages/inspect-page.ts";
import { expect, test } from "../support/shop-test.ts";
import { expectServed, sellAndDeliver } from "../support/webhook-deliveries.ts";

const handle = "building-on-the-basics-of-asl";
const path = `/books/${handle}`;
const largePrint = "8410000000022";
const hardcover = "8410000000023";

const longName = "Spiral bound, large print on heavy ivory paper that lies flat";
const combinations = [
  [longName, "English"],
  [longName, "French"],
  ["Hardcover", "English"],
] as const;
const book = findBook();

/** The same variants with two options, where one combination doesn't exist. */
const inTwoLanguages: Product = {
  ...book,
  options: [
    { id: "gid://shopify/ProductOption/9410000000020", name: "Format", values: [longName, "Hardcover"] },
    { id: "gid://shopify/ProductOption/9410000000029", name: "Language", values: ["English", "French"] },
  ],
  variants: book.variants.map((variant, index) => {
    const values = combinations[index] ?? combinations[0];
    return {
      ...variant,
      title: values.join(" / "),
      selectedOptions: ["Format", "Language"].map((name, option) => ({ name, value: values[option] ?? "" })),
    };
  }),
};

function findBook(): Product {
  const found = workbookProducts.find((product) => product.handle === handle);
  if (!found) throw new Error(`The seed has no ${handle}.`);
  return withRecommendations(found);
}

const buyingOf = (page: Page) => page.getByRole("region", { name: "Buy this book", exact: true });
const choiceOf = (page: Page, name: RegExp) =>
  page.getByRole("group", { name: "Format" }).getByRole("radio", { name });
const lineOf = (page: Page) =>
  page.getByRole("list", { name: "In your cart" }).getByRole("listitem").filter({ hasText: "Building on" });

test("selecting an edition changes the price, SKU, image and URL, and that edition goes into the cart", async ({
  shop,
  page,
}) => {
  const buying = buyingOf(page);
  await shop.open(path);
  await expect(choiceOf(page, /^Spiral bound \$22\.99$/)).toBeChecked();
  await expect(buying).toContainText("SKU BOOK-1B");

  await choiceOf(page, /^Spiral bound \$22\.99$/).press("ArrowDown");

  await expect(choiceOf(page, /large print/)).toBeFocused();
  await expect(choiceOf(page, /large print/)).toBeChecked();
  await expect(buying).toContainText("SKU BOOK-1B-LARGE");
  await expect(page.getByRole("img", { name: /“Workbook, large print”/ })).toBeVisible();
  await expect(page).toHaveURL(`${path}?variant=${largePrint}`);

  await shop.addCourse();

  await expect(lineOf(page)).toContainText("Spiral bound, large print");
  await expect(lineOf(page)).toContainText("$27.99");
});

test("a sold-out edition can be viewed, and its button says why it can't be bought", async ({
  shop,
  page,
}) => {
  await shop.open(path);

  await choiceOf(page, /^Hardcover Sold out \$32\.99$/).check();

  await expect(buyingOf(page).getByRole("button")).toHaveAccessibleName("Sold out");
  await expect(buyingOf(page).getByRole("button")).toBeDisabled();
  await expect(page.getByRole("img", { name: /as a hardcover/ })).toBeVisible();
});

test("a URL with an edition selects it and keeps its other parameters", async ({ shop, page }) => {
  await shop.open(`${path}?affiliate=ana&variant=${hardcover}`);
  await expect(choiceOf(page, /^Hardcover/)).toBeChecked();
  await expect(buyingOf(page)).toContainText("SKU BOOK-1B-HARD");

  await choiceOf(page, /large print/).check();

  await expect(page).toHaveURL(`${path}?affiliate=ana&variant=${largePrint}`);
});

test("an edition can be selected before the page's script loads", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${path}?variant=${hardcover}`, { waitUntil: "commit" });
  await choiceOf(page, /large print/).check();

  release();

  await expect(buyingOf(page)).toContainText("SKU BOOK-1B-LARGE");
  await expect(choiceOf(page, /large print/)).toBeChecked();
});

test("a book with several editions is listed from its lowest price, and the end of its page links to the editions", async ({
  shop,
  page,
}) => {
  await shop.open("/books");
  const card = page.getByRole("listitem").filter({ hasText: "Building on the Basics" });
  await expect(card).toContainText("From $22.99", { useInnerText: true });
  await shop.open(path);

  await page.getByRole("link", { name: "Choose your format" }).click();

  await expect(page.getByRole("group", { name: "Format" })).toBeInViewport();
});

test("a cart line can be switched to another edition", async ({ shop, page }) => {
  await shop.open(path);
  await shop.addCourse();
  const line = lineOf(page);
  await line.getByText("Change the format").click();
  await expect(line.getByRole("option", { name: "Hardcover, $32.99, sold out" })).toBeDisabled();

  await line.getByLabel("Format").selectOption("Spiral bound, large print, $27.99");
  await line.getByRole("button", { name: "Save" }).click();

  await expect(line.locator("p").filter({ hasText: /^Spiral bound, large print$/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "Summary" })).toContainText("$27.99");
});

test.describe("with a merchant", () => {
  const merchant = createMerchant();
  test.afterEach(() => sellAndDeliver(merchant, () => merchant.putProduct(book)));

  test("a changed price of any edition reaches the next visitor and open pages", async ({
    shop,
    page,
    request,
  }) => {
    const listening = page.waitForResponse(/\/api\/live\/expirations/);
    await shop.open(`${path}?variant=${largePrint}`);
    await listening;

    await sellAndDeliver(merchant, () => merchant.setPrice(handle, "21.50", 1));

    await expect(choiceOf(page, /large print \$21\.50/)).toBeChecked();
    await expectServed(request, "/books", "$21.50");
    await expectServed(request, `${path}.md`, "- Price: from $21.50 or from $31.99 CAD");
  });

  test("each of several options is selected separately, even with long names", async ({
    shop,
    page,
    request,
  }) => {
    const language = page.getByRole("group", { name: "Language" });
    await sellAndDeliver(merchant, () => merchant.putProduct(inTwoLanguages));
    await expectServed(request, path, "French");
    await shop.open(path);
    expect(await findOverflowOnScreens(page)).toEqual([]);

    await language.getByRole("radio", { name: "French" }).check();

    await expect(buyingOf(page)).toContainText("$27.99");
    await expect(choiceOf(page, /^Hardcover Not available$/)).not.toBeChecked();
    await choiceOf(page, /^Hardcover/).check();
    await expect(buyingOf(page)).toContainText("We don’t have that combination.");
    await expect(buyingOf(page).getByRole("button")).toBeDisabled();
    await choiceOf(page, /ivory/).check();
    await shop.addCourse();
    await expect(lineOf(page)).toContainText(`${longName} / French`);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an edition can be selected and bought, with each one's price next to it", async ({ page }) => {
    await page.goto(path);
    await expect(buyingOf(page)).toContainText("From $22.99", { useInnerText: true });
    await expect(buyingOf(page).getByText("SKU")).toBeHidden();
    await choiceOf(page, /^Spiral bound, large print \$27\.99$/).check();

    await buyingOf(page).getByRole("button", { name: "Add to cart" }).click();

    await expect(lineOf(page)).toContainText("Spiral bound, large print");
    await expect(lineOf(page)).toContainText("$27.99");
    await lineOf(page).getByText("Change the format").click();
    await lineOf(page).getByLabel("Format").selectOption("Spiral bound, $22.99");
    await lineOf(page).getByRole("button", { name: "Save" }).click();
    await expect(lineOf(page)).toContainText("$22.99");
  });

  test("a sold-out edition can't be added, and the cart says so", async ({ page }) => {
    await page.goto(path);
    await choiceOf(page, /^Hardcover/).check();

    await buyingOf(page).getByRole("button", { name: "Add to cart" }).click();

    await expect(page.getByRole("alert").filter({ hasText: "This is sold out" })).toBeVisible();
  });
});
