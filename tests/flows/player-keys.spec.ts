import { FilmPlayer, giveFilm } from "../support/film.ts";
import { findViolations } from "../support/find-violations.ts";
import { Keyboard } from "../support/keyboard.ts";
import { expect, test as shopTest } from "../support/shop-test.ts";

const test = shopTest.extend<{ film: FilmPlayer }>({
  film: async ({ page }, use) => use(new FilmPlayer(page)),
});

test("the button that plays a video stays in view when captions appear above it", async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize({ width: 1280, height: 720 });
  await shop.open("/asl/dictionary/apple");
  const play = page.getByRole("button", { name: /^Play APPLE/ }).first();
  await expect(play).toBeEnabled();
  await play.press("Enter");

  await expect(page.getByRole("slider", { name: "Position" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Pause APPLE/ })).toBeInViewport({ ratio: 1 });
});

test("everything can be done by keyboard, ? shows the keys, and nothing is loaded before a video plays", async ({
  shop,
  lake,
  course,
  film,
}) => {
  const { page } = shop;
  const keyboard = new Keyboard(page);
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await giveFilm(lake, course, { isLong: true });
  await shop.open(course.path);
  const play = page.getByRole("button", { name: "Play Ana at work" });
  await expect(play).toBeEnabled();
  expect(loaded.filter((url) => url.endsWith(".mp4"))).toEqual([]);
  await play.focus();
  await keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Pause Ana at work" })).toBeFocused();
  await expect(page.getByText(/^0:(0[1-9]|[1-5]\d) \/ 1:00$/)).toBeVisible();
  await keyboard.press("Space");
  await expect(play).toBeFocused();
  await keyboard.press("Tab", "Home");
  await expect(film.position).toHaveAttribute("aria-valuetext", "0 seconds of 1 minute");

  await keyboard.press("Shift+Tab", "ArrowRight");
  await expect.poll(film.readTime).toBe(5);
  await keyboard.press("j");
  await expect.poll(film.readTime).toBe(0);
  await keyboard.press("<", "r", "t", "a");
  await expect.poll(film.readRate).toBe(0.75);
  await expect(film.video).not.toHaveCSS("transform", "none");
  await expect(film.transcript).toBeVisible();
  await expect(await film.control("Repeat from here")).toHaveAttribute("aria-pressed", "true");
  await keyboard.press("Escape", "c", "m", "f");
  await expect(page.getByRole("button", { name: "Exit full screen" })).toBeVisible();
  await keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(help.getByText("Mirror the picture")).toBeVisible();
  expect(await findViolations(page, "dialog[open]")).toEqual([]);
  await keyboard.press("Escape");
  await expect(help).toBeHidden();
});

test("the control that has the focus by keyboard shows its name, which covers no other control", async ({
  shop,
  lake,
  course,
  film,
}) => {
  const { page } = shop;
  const keyboard = new Keyboard(page);
  await giveFilm(lake, course);
  await shop.open(course.path);
  await film.stopAt(1);
  const forward = page.getByRole("button", { name: "Forward 5 seconds" });

  await keyboard.tabTo(forward);

  const [button, name] = [await forward.boundingBox(), await forward.getByText("Forward").boundingBox()];
  expect(name?.height).toBeGreaterThan(12);
  const bottoms = await page
    .locator("figure button:visible")
    .evaluateAll((buttons) => buttons.map((other) => other.getBoundingClientRect().bottom));
  expect(name?.y).toBeGreaterThanOrEqual(Math.max(...bottoms));
  expect(name?.x).toBeLessThan(button?.x ?? 0);
  await page.getByRole("main").focus();
  await expect.poll(async () => (await forward.getByText("Forward").boundingBox())?.height).toBeLessThan(2);
});

test("the player's keys do nothing while the focus is elsewhere", async ({ shop, lake, course, film }) => {
  const { page } = shop;
  await giveFilm(lake, course);
  await shop.open(course.path);
  await film.stopAt(1);
  await page.getByRole("main").focus();
  await page.keyboard.press("c");
  await page.keyboard.press("r");
  await page.getByRole("button", { name: /^Play / }).focus();
  await page.keyboard.press("<");

  await expect.poll(film.readRate).toBe(0.75);
  await expect(await film.control("Captions")).toHaveAttribute("aria-pressed", "true");
  await expect(film.video).toHaveCSS("transform", "none");
});

test("every control is accessible, large enough to press, and inside the page, on phones and wide screens", async ({
  shop,
  lake,
  course,
  film,
}) => {
  const { page } = shop;
  await giveFilm(lake, course);
  await shop.open(course.path);
  await film.stopAt(1);
  await (await film.control("Transcript")).click();
  await (await film.control("Repeat from here")).click();

  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findViolations(page, "figure")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const heights = await page
      .locator("figure button:visible")
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await page.getByRole("button", { name: "More controls" }).click();
    const tops = await page
      .locator("figure")
      .locator("button:visible:not(section *), input:visible, select:visible")
      .evaluateAll((controls) =>
        controls.map((control) => {
          const { top, height } = control.getBoundingClientRect();
          return Math.round(top + height / 2);
        }),
      );
    expect(new Set(tops).size).toBe(2);
    await page.getByRole("button", { name: "More controls" }).click();
  }
});
