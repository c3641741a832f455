import { Keyboard } from "../support/keyboard.ts";
import { expect, test as shopTest } from "../support/shop-test.ts";

const test = shopTest.extend<{ keyboard: Keyboard }>({
  keyboard: async ({ page }, use) => use(new Keyboard(page)),
});

test("the first Tab skips past the header to the main content", async ({ shop, keyboard }) => {
  const main = shop.page.getByRole("main");
  await shop.open("/courses");

  await keyboard.press("Tab");
  await expect(shop.page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await keyboard.expectVisibleFocus();
  await keyboard.press("Enter");
  await expect(main).toBeFocused();
  await keyboard.press("Tab");

  await keyboard.expectVisibleFocus();
  await expect(main.locator(":focus")).toHaveCount(1);
});

test("after a link, in the page, in the footer, or back, the next Tab starts at the new page", async ({
  shop,
  keyboard,
}) => {
  const { page } = shop;
  const main = page.getByRole("main");
  await shop.open("/courses/level-1a-online-asl-course");

  const buy = main.getByRole("region", { name: "Buy this course" });
  await keyboard.tabTo(buy.getByRole("link", { name: "30-day refunds" }));
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/requests/refund");
  await expect(main).toBeFocused();
  await keyboard.press("Tab");
  await expect(main.locator(":focus")).toHaveCount(1);
  await keyboard.tabTo(page.getByRole("contentinfo").getByRole("link", { name: "Contact" }));
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/contact-us");
  await expect(main).toBeFocused();
  await page.goBack();

  await expect(page).toHaveURL("/requests/refund");
  await expect(main).toBeFocused();
});

test("the phone menu traps focus, returns it on close, and its links work", async ({ shop, keyboard }) => {
  const opener = shop.page.getByRole("button", { name: "Menu" });
  const menu = shop.page.getByRole("dialog", { name: "Menu" });
  await shop.page.setViewportSize({ width: 360, height: 780 });
  await shop.open("/");

  await keyboard.tabTo(opener);
  await keyboard.press("Enter");
  await expect(menu).toBeVisible();
  await keyboard.tabAroundIn(menu, 60);
  await keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await keyboard.press("Space");
  await keyboard.tabTo(menu.locator("summary", { hasText: "Resources" }));
  await keyboard.press("Enter");
  await keyboard.tabTo(menu.getByRole("link", { name: "Blog" }));
  await keyboard.press("Enter");

  await expect(shop.page).toHaveURL(/\/blog$/);
  await expect(menu).toBeHidden();
});

test("the currency can be changed and changed back", async ({ shop, keyboard }) => {
  await shop.open("/courses/level-1a-online-asl-course");

  await keyboard.tabTo(shop.page.getByRole("banner").getByRole("combobox", { name: "Currency" }));
  await keyboard.press("ArrowDown");
  await expect(shop.buying).toContainText("$109.00 CAD", { useInnerText: true });
  await keyboard.press("ArrowUp");

  await expect(shop.buying).toContainText("$79.00", { useInnerText: true });
  await expect(shop.buying).not.toContainText("CAD", { useInnerText: true });
});

test("a course page can be used from top to bottom: its film, its plan, its questions", async ({
  shop,
  keyboard,
}) => {
  const { page } = shop;
  const question = page.locator("details", { hasText: "workbook" }).last();
  await shop.open("/courses/level-1b-online-asl-course");

  const play = page.getByRole("button", { name: /^Play/ });
  await expect(play).toBeEnabled();
  await keyboard.tabTo(play);
  await keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Pause/ })).toBeFocused();
  await keyboard.press("Space");
  await keyboard.tabTo(page.getByRole("slider", { name: "Position" }));
  await keyboard.press("End");
  await keyboard.tabTo(page.locator("summary", { hasText: "Transcript" }));
  await keyboard.press("Enter");
  await expect(page.getByText(/A large 1B rises\./)).toBeVisible();
  await keyboard.tabTo(page.getByRole("link", { name: "Read the syllabus (PDF)" }));
  await keyboard.tabTo(question.locator("summary"));
  await keyboard.press("Enter");
  await expect(question.locator("p").first()).toBeVisible();
  await keyboard.tabTo(shop.addToCart.last());
});

test("books can be filtered and a sample opened", async ({ shop, keyboard }) => {
  const { page } = shop;
  await shop.open("/books");

  await keyboard.tabTo(page.getByRole("link", { name: "Kids 3" }));
  await keyboard.press("Enter");
  await expect(shop.title).toHaveText("Books for kids");
  await keyboard.tabTo(
    page
      .getByRole("main")
      .getByRole("link", { name: /for Kids/ })
      .first(),
  );
  await keyboard.press("Enter");
  await expect(shop.title).toHaveText("Handshape for Kids Levels 1A/1B");
  await keyboard.tabTo(page.getByRole("link", { name: "Open the sample (PDF)" }));
});
