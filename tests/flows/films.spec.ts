import { giveFilm } from "../support/film.ts";
import { findViolations } from "../support/find-violations.ts";
import { expect, test } from "../support/shop-test.ts";

const level = "/courses/level-1b-online-asl-course";

test("a film plays by keyboard, and loads nothing until then", async ({ shop, lake, course }) => {
  const { page } = shop;
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await giveFilm(lake, course, { isLong: true });
  await shop.open(course.path);
  expect(loaded.filter((url) => url.endsWith(".mp4"))).toEqual([]);

  const play = page.getByRole("button", { name: "Play Ana at work" });
  await expect(play).toBeEnabled();
  await play.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Pause Ana at work" })).toBeFocused();
  await expect(page.getByText(/^0:(0[1-9]|[1-5]\d) \/ 1:00$/)).toBeVisible();
  await page.keyboard.press("Space");
  await expect(play).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Home");

  await expect(page.getByRole("slider", { name: "Position" })).toHaveAttribute(
    "aria-valuetext",
    "0 seconds of 1 minute",
  );
});

test("a film can be slowed down and played full screen, with its controls still below it", async ({
  shop,
}) => {
  const { page } = shop;
  await shop.open(level);
  await page.getByRole("button", { name: /^Play/ }).click();

  await page.getByRole("combobox", { name: "Speed" }).selectOption("0.5×");
  await page.getByRole("button", { name: "Full screen" }).click();

  const leave = page.getByRole("button", { name: "Exit full screen" });
  const film = page.locator("video");
  await expect(leave).toBeVisible();
  expect(await film.evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(0.5);
  const [picture, control] = [await film.boundingBox(), await leave.boundingBox()];
  expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(control?.y ?? 0);
  await leave.click();
  await expect(page.getByRole("button", { name: "Full screen", exact: true })).toBeVisible();
});

test("a film without a signer or sound says so, and its transcript opens by keyboard", async ({ shop }) => {
  const { page } = shop;
  await shop.open(level);
  await expect(page.getByText("No signing or speech")).toBeVisible();

  await page.locator("summary", { hasText: "Transcript" }).focus();
  await page.keyboard.press("Enter");

  await expect(page.getByText(/A large 1B rises\./)).toBeVisible();
});

test("a playing film is accessible and doesn't shift the layout, narrow or wide", async ({ shop }) => {
  const { page } = shop;
  await shop.open(level);
  await page.locator("summary", { hasText: "Transcript" }).click();
  await page.getByRole("button", { name: /^Play/ }).click();
  await expect(page.getByRole("slider", { name: "Position" })).toBeVisible();

  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findViolations(page, "figure")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser's own controls play a film, and its transcript opens", async ({ page }) => {
    await page.goto(level);

    await expect(page.locator("video[controls]")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Play/ })).toBeHidden();
    await page.locator("summary", { hasText: "Transcript" }).click();
    await expect(page.getByText(/A large 1B rises/)).toBeVisible();
  });
});
