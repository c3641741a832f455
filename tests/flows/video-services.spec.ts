import { FilmPlayer, giveFilm } from "../support/film.ts";
import { findViolations } from "../support/find-violations.ts";
import { expect, test as shopTest } from "../support/shop-test.ts";
import { answerForServices } from "../support/video-services.ts";

const test = shopTest.extend<{ film: FilmPlayer }>({
  film: [
    async ({ page, watch }, use) => {
      watch.allow(/outside request: https:\/\/(www\.youtube-nocookie|player\.vimeo|stream\.mux)\.com/);
      await use(new FilmPlayer(page));
    },
    { auto: true },
  ],
});

/** Plays a service's video by keyboard. Until then, nothing is asked of the service. */
async function playFrom(service: string, film: FilmPlayer, asked: readonly string[]): Promise<void> {
  const play = await film.serviceLink(service);
  await play.hover();
  expect(asked).toEqual([]);
  await play.press("Enter");
  await expect(film.figure.getByRole("button", { name: /Ana at work$/ })).toBeFocused();
}

test("a video on YouTube sends nothing there until it's played, and has the site's own controls and captions", async ({
  shop,
  lake,
  course,
  film,
}) => {
  const { page } = shop;
  const asked = await answerForServices(page);
  await giveFilm(lake, course, { fields: { provider: "youtube", videoId: "M7lc1UVf-VE" } });
  await shop.open(course.path);
  await playFrom("YouTube", film, asked);
  await film.figure.getByRole("button", { name: /^Pause/ }).click();
  await expect(film.figure.getByRole("button", { name: /^Play/ })).toBeVisible();
  expect(asked[0]).toMatch(/embed\/M7lc1UVf-VE/);
  // The site's captions are shown, not YouTube's.
  expect(asked[0]).not.toContain("cc_load_policy");
  await expect(film.caption("Tomorrow I work.")).toBeVisible();

  await (await film.control("Transcript")).click();
  await film.transcript.getByRole("button", { name: "At home." }).click();
  await page.getByRole("combobox", { name: "Speed" }).selectOption("0.25×");

  await expect(film.position).toHaveAttribute("aria-valuetext", "4 seconds of 1 minute");
  await expect(film.caption("At home.")).toBeVisible();
  await expect(await film.control("Mirror the picture")).toBeHidden();
  await expect(await film.control("One frame forward")).toBeHidden();
  await page.keyboard.press("?");
  await expect(page.getByText(/^YouTube plays this video, so it can’t be mirrored/)).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await findViolations(page, "figure")).toEqual([]);
});

test("YouTube shows its own captions when the site has none, unless they were turned off", async ({
  shop,
  lake,
  course,
  film,
}) => {
  const { page } = shop;
  const asked = await answerForServices(page);
  await giveFilm(lake, course, { captions: {}, fields: { provider: "youtube", videoId: "M7lc1UVf-VE" } });
  await shop.open(course.path);

  await (await film.serviceLink("YouTube")).click();

  await film.position.waitFor();
  expect(asked[0]).toContain("cc_load_policy=1");
});

test("a video on Vimeo sends nothing there until it's played, and lacks only a speed that its owner doesn't allow", async ({
  shop,
  lake,
  course,
  film,
}) => {
  const { page } = shop;
  const asked = await answerForServices(page);
  await giveFilm(lake, course, { captions: {}, fields: { provider: "vimeo", videoId: "76979871" } });
  await shop.open(course.path);
  await playFrom("Vimeo", film, asked);
  await film.position.waitFor();
  expect(asked[0]).toMatch(/video\/76979871/);
  const [, frame] = page.frames();
  await expect.poll(() => frame?.title()).toBe("Captions: en");

  await page.keyboard.press("c");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("k");

  await expect.poll(() => frame?.title()).toBe("No captions");
  await expect(film.position).toHaveAttribute("aria-valuetext", "5 seconds of 1 minute");
  await expect(film.figure.getByRole("button", { name: /^Play/ })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Speed" })).toBeHidden();
});

test("a service that doesn't answer shows its own controls", async ({ shop, lake, course, film }) => {
  const { page } = shop;
  const asked = await answerForServices(page, { youtube: "silent" });
  await giveFilm(lake, course, { fields: { provider: "youtube", videoId: "M7lc1UVf-VE" } });
  await shop.open(course.path);
  await page.clock.install();
  await (await film.serviceLink("YouTube")).click();
  await expect.poll(() => asked).toHaveLength(1);

  await page.clock.runFor("00:10");

  await expect(page.getByText("This video has YouTube’s own controls.")).toBeVisible();
  await expect.poll(() => asked).toHaveLength(2);
  expect(asked.at(-1)).not.toContain("controls=0");
});

test("a stream that can't be played says so, with a way to watch it", async ({
  shop,
  lake,
  course,
  film,
  watch,
}) => {
  const { page } = shop;
  watch.allow(/net::ERR_FAILED/);
  await answerForServices(page, { mux: "gone" });
  await giveFilm(lake, course, { fields: { provider: "mux", videoId: "XyZ" } });
  await shop.open(course.path);

  await (await film.serviceLink("Mux")).click();

  const alert = page.getByRole("figure").getByRole("alert");
  await expect(alert).toContainText("This video can’t be played right now.");
  await expect(alert.getByRole("link", { name: "Watch on Mux" })).toHaveAttribute(
    "href",
    "https://player.mux.com/XyZ",
  );
});

for (const { browser, answer, src } of [
  { browser: "plays HLS itself", answer: "probably", src: /\.m3u8$/ },
  { browser: "needs hls.js", answer: "", src: /^blob:/ },
] as const)
  test(`a video on Mux sends nothing there until it plays with the site's own controls in a browser that ${browser}`, async ({
    shop,
    lake,
    course,
    film,
  }) => {
    const { page } = shop;
    const asked = await answerForServices(page);
    await giveFilm(lake, course, { fields: { provider: "mux", videoId: "XyZ" } });
    await page.addInitScript((given) => {
      HTMLMediaElement.prototype.canPlayType = () => given;
    }, answer);
    await shop.open(course.path);

    await playFrom("Mux", film, asked);

    await expect(film.caption("Where do you work?")).toBeVisible();
    await expect(film.position).toHaveAttribute("aria-valuetext", /of 6 seconds$/);
    await expect(film.video).toHaveAttribute("src", src);
    expect(asked[0]).toMatch(/\/XyZ\.m3u8/);
    expect(asked.map((url) => url.split("/").at(-1))).toContain("segment0.m4s");
  });
