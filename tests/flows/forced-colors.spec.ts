import { FilmPlayer, giveFilm } from "../support/film.ts";
import { Keyboard } from "../support/keyboard.ts";
import { expect, test } from "../support/shop-test.ts";

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active", colorScheme: "dark" }));

test("what matches a search can be read", async ({ page }) => {
  await page.goto("/search?q=again");

  const match = page.locator("mark").first();
  await expect(match).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(match).toHaveCSS("background-color", "rgb(255, 255, 0)");
});

test("a bundle's highlights, levels, and payments can be told apart, and the dialog of what's added has an edge", async ({
  page,
  shop,
}) => {
  await shop.open("/courses/asl-essentials-bundle");
  const [text, canvas] = await page.locator("body").evaluate((body) => {
    const { color, backgroundColor } = getComputedStyle(body);
    return [color, backgroundColor];
  });

  const dots = await page
    .getByRole("list", { name: "Highlights" })
    .getByRole("listitem")
    .evaluateAll((items) => items.map((item) => getComputedStyle(item, "::before").borderTopColor));
  expect(new Set(dots)).toEqual(new Set([text]));
  const levels = page.getByRole("list", { name: "Levels of adult courses" });
  await expect(levels.getByText("1B")).not.toHaveCSS("background-color", canvas);
  await expect(levels.getByText("2A")).toHaveCSS("border-top-color", canvas);
  await expect(page.getByRole("list", { name: "Payment methods" }).getByRole("listitem").first()).toHaveCSS(
    "background-color",
    "rgb(255, 253, 249)",
  );
  await shop.addToCart.first().click();
  await expect(shop.added).toHaveCSS("border-top-width", "2px");
});

test("the focus shows around a button of the player that's on", async ({ shop, page, lake, course }) => {
  await giveFilm(lake, course);
  await shop.open(course.path);
  const film = new FilmPlayer(page);
  await film.stopAt(1);
  const captions = await film.control("Captions");
  await expect(captions).toHaveAttribute("aria-pressed", "true");

  await page.getByRole("button", { name: /^Play / }).focus();
  await new Keyboard(page).tabTo(captions);

  const text = await page.locator("body").evaluate((body) => getComputedStyle(body).color);
  await expect(captions).toHaveCSS("outline-color", text);
});
