import { FilmPlayer } from "../support/film.ts";
import { findViolations } from "../support/find-violations.ts";
import { expect, test } from "../support/shop-test.ts";

const level = "/courses/level-1b-online-asl-course";

test("a silent film can be slowed down and played full screen, with accessible controls below it", async ({
  shop,
}) => {
  const { page } = shop;
  const player = new FilmPlayer(page);
  await shop.open(level);
  await page.locator("summary", { hasText: "Transcript" }).click();
  await player.play();
  await expect(await player.control("Keyboard shortcuts")).toBeVisible();
  await expect(await player.control("Mute")).toBeHidden();
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await findViolations(page, "figure")).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await findViolations(page, "figure")).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);

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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser's own controls play a film, which says that it's silent, and its transcript opens", async ({
    page,
  }) => {
    await page.goto(level);

    await expect(page.locator("video[controls]")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Play/ })).toBeHidden();
    await expect(page.getByText("No signing or speech")).toBeVisible();
    await page.locator("summary", { hasText: "Transcript" }).click();
    await expect(page.getByText(/A large 1B rises/)).toBeVisible();
  });
});
