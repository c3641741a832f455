import type { Locator, Page } from "@playwright/test";
import { expect, test as shopTest } from "../support/shop-test.ts";

/** The search page, once its browser can search. */
interface SearchPage {
  page: Page;
  field: Locator;
  results: Locator;
  status: Locator;
}

const test = shopTest.extend<{ search: SearchPage }>({
  search: async ({ page }, use) => {
    const main = page.getByRole("main");
    const loaded = page.waitForResponse(/\/api\/search-index\/[^/]+\/\d/);
    await page.goto("/search");
    await loaded;
    await use({
      page,
      field: main.getByRole("searchbox"),
      results: main.getByRole("region", { name: "Results" }),
      status: main.getByRole("status"),
    });
  },
});

test("going back from a result returns to the search", async ({ search }) => {
  const { page, field, results } = search;
  await field.fill("thanks");
  await results.getByRole("link", { name: "THANK-YOU" }).click();
  await expect(page).toHaveURL("/asl/dictionary/thank-you");

  await page.goBack();

  await expect(page).toHaveURL("/search?q=thanks");
  await expect(field).toHaveValue("thanks");
  await expect(results.getByRole("link", { name: "THANK-YOU" })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(page).toHaveURL("/search");
  await expect(field).toHaveValue("");
});

test("going back from a search shows the one before, then the page without one, and going forward shows each again", async ({
  search,
}) => {
  const { page, field, results, status } = search;
  const mother = results.getByRole("link", { name: "MOTHER", exact: true });
  await field.fill("refund");
  await expect(page).toHaveURL("/search?q=refund");
  await field.press("Enter");
  await field.fill("mother");
  await field.press("Enter");
  await expect(page).toHaveURL("/search?q=mother");
  await expect(mother).toBeVisible();

  await page.goBack();

  await expect(page).toHaveURL("/search?q=refund");
  await expect(field).toHaveValue("refund");
  await expect(status).toHaveText(/for “refund”/);
  await expect(mother).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/search");
  await expect(field).toHaveValue("");
  await expect(page.getByRole("heading", { name: "Signs to start with" })).toBeVisible();
  await page.goForward();
  await expect(field).toHaveValue("refund");
  await expect(status).toHaveText(/for “refund”/);
  await page.goForward();
  await expect(field).toHaveValue("mother");
  await expect(mother).toBeVisible();
});
