import { FilmPlayer, giveFilm } from "../support/film.ts";
import { holdRequest } from "../support/hold-back.ts";
import { expect, test as shopTest } from "../support/shop-test.ts";

const test = shopTest.extend<{ film: FilmPlayer }>({
  film: async ({ page }, use) => use(new FilmPlayer(page)),
});

test("captions and a transcript follow the picture, which can be mirrored, muted, and moved by single frames", async ({
  shop,
  lake,
  course,
  film,
}) => {
  await giveFilm(lake, course);
  await shop.open(course.path);
  await film.stopAt(1);
  await expect(await film.control("Captions")).toHaveAttribute("aria-pressed", "true");
  await expect(film.caption("Tomorrow I work.")).toBeVisible();
  await expect(film.video).toHaveCSS("transform", "none");
  const [picture, words] = [await film.video.boundingBox(), await film.caption("").boundingBox()];
  expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(words?.y ?? 0);

  await (await film.control("Mirror the picture")).click();

  await expect(film.video).toHaveCSS("transform", "matrix(-1, 0, 0, 1, 0, 0)");
  await expect(film.caption("Tomorrow I work.")).toHaveCSS("transform", "none");
  await (await film.control("Mute")).click();
  await expect(film.video).toHaveJSProperty("muted", true);

  await (await film.control("Transcript")).click();
  const sentence = (text: string) => film.transcript.getByRole("button", { name: text });
  await expect(sentence("Tomorrow I work.")).toHaveAttribute("aria-current", "true");
  await sentence("At home.").click();
  await expect.poll(film.readTime).toBe(4);
  await expect(sentence("At home.")).toHaveAttribute("aria-current", "true");
  await film.seek(2.5);
  await expect(sentence("Where do you work?")).toHaveAttribute("aria-current", "true");

  await film.seek(2);
  await (await film.control("One frame forward")).click();
  // 25 frames a second, and the middle of each.
  await expect.poll(film.readTime).toBeCloseTo(2.06, 2);
  await (await film.control("One frame back")).click();
  await (await film.control("One frame back")).click();
  await expect.poll(film.readTime).toBeCloseTo(1.98, 2);
});

test("the next video is as slow, mirrored, and without captions as this one", async ({
  shop,
  lake,
  course,
  film,
}) => {
  const speed = shop.page.getByRole("combobox", { name: "Speed" });
  await giveFilm(lake, course);
  await shop.open(course.path);
  await film.stopAt(1);
  await (await film.control("Mirror the picture")).click();
  await speed.selectOption("0.25×");
  await (await film.control("Captions")).click();
  await expect(film.caption("")).toBeHidden();
  await expect.poll(film.readRate).toBe(0.25);

  await shop.open(course.path);
  await film.stopAt(1);

  await expect(await film.control("Captions")).toHaveAttribute("aria-pressed", "false");
  await expect(film.caption("")).toBeHidden();
  await expect(film.video).toHaveCSS("transform", "matrix(-1, 0, 0, 1, 0, 0)");
  await expect.poll(film.readRate).toBe(0.25);
  await shop.page.keyboard.press(">");
  await expect.poll(film.readRate).toBe(0.5);
});

test("captions in several languages are chosen from a list, and the choice is remembered", async ({
  shop,
  lake,
  course,
  film,
}) => {
  await giveFilm(lake, course, { captions: { English: "en", Español: "es" } });
  await shop.open(course.path);
  await film.stopAt(1);
  const captions = shop.page.getByRole("combobox", { name: "Captions" });
  await expect(captions).toHaveValue("en");

  await captions.selectOption("Español");

  await expect(film.caption("Tomorrow I work.")).toHaveAttribute("lang", "es");
  await shop.open(course.path);
  await film.stopAt(1);
  await expect(captions).toHaveValue("es");
});

test("without captions, T opens the transcript below the video", async ({ shop, lake, course, film }) => {
  await giveFilm(lake, course, { captions: {}, fields: { transcript: "Ana works tomorrow." } });
  await shop.open(course.path);
  await film.play();

  await shop.page.keyboard.press("t");

  await expect(shop.page.getByText("Ana works tomorrow.")).toBeVisible();
  await expect(shop.page.getByRole("button", { name: "Captions" })).toBeHidden();
});

test("a passage repeats until it's cleared, and the time line shows it", async ({
  shop,
  lake,
  course,
  film,
}) => {
  await giveFilm(lake, course);
  await shop.open(course.path);
  await film.stopAt(3);
  const start = await film.control("Repeat from here");
  const end = await film.control("Repeat up to here");

  await start.click();
  await film.seek(5);
  await end.click();
  await expect(end).toHaveAttribute("aria-pressed", "true");
  await expect(shop.page.getByText("Repeating 0:03 to 0:05")).toBeAttached();
  await film.seek(4.9);
  await shop.page.keyboard.press("k");

  await expect.poll(film.readTime).toBeLessThan(4);
  await (await film.control("Stop repeating")).click();
  await expect(start).toHaveAttribute("aria-pressed", "false");
  await expect.poll(film.readTime).toBeGreaterThan(5.1);
});

test("a long video continues where it was left, or starts over, and starts at its beginning once it has ended", async ({
  shop,
  lake,
  course,
  film,
}) => {
  const { page } = shop;
  await giveFilm(lake, course, { isLong: true });
  await shop.open(course.path);
  await film.stopAt(41);
  await expect(film.position).toHaveAttribute("aria-valuetext", /^41 seconds/);
  await shop.open(course.path);
  await film.play();
  await expect(page.getByText("Resumed at 0:41.")).toBeVisible();
  await expect.poll(film.readTime).toBeGreaterThanOrEqual(41);

  await page.getByRole("button", { name: "Start over" }).click();

  await expect.poll(film.readTime).toBeLessThan(10);
  await expect(page.getByText("Resumed at")).toBeHidden();
  await film.seek(59.9);
  await expect(page.getByRole("button", { name: /^Play / })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("video-positions"))).toBe("[]");
});

test("a video that's slow to load says so until it plays, and is as long as the page said", async ({
  shop,
}) => {
  const { page } = shop;
  const film = await holdRequest(page, (other) => /\.(?:mp4|webm)$/.test(other.url()));
  await shop.open("/asl/dictionary/hello");
  const figure = page
    .getByRole("figure")
    .filter({ has: page.locator("video") })
    .first();
  await expect(figure.getByText("0:03")).toBeVisible();
  await figure.getByRole("button", { name: /^Play / }).click();
  await expect(figure.getByText("Loading…", { exact: true })).toBeVisible();
  await expect(figure.getByRole("status").filter({ hasText: "Loading the video…" })).toBeAttached();

  film.release();

  await expect(figure.getByText("/ 0:03")).toBeVisible();
  await expect(figure.getByText("Loading…", { exact: true })).toBeHidden();
});
