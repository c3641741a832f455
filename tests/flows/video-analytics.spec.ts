import { FilmPlayer, giveFilm } from "../support/film.ts";
import { expect, test } from "../support/shop-test.ts";
import { readEvents } from "../support/telemetry-server.ts";
import { testStack } from "../support/test-stack.ts";
import { answerForServices } from "../support/video-services.ts";

const readAll = () => readEvents(testStack.telemetryUrl);

/** The events about videos that arrived at the embedded tag manager, oldest first. */
const readArrived = async () =>
  (await readAll()).filter(({ event }) => String(event).startsWith("video_")).toReversed();
const readNames = async () => (await readArrived()).map(({ event }) => event);

/** Analytics have started once they've reported the page. */
const untilReporting = () =>
  expect.poll(async () => (await readAll()).map(({ event }) => event)).toContain("page_view");

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: "analytics_consent", value: "yes", url: testStack.siteUrl }]);
  await fetch(`${testStack.telemetryUrl}/_emulator/events`, { method: "DELETE" });
});

test("a video's start and pause are reported", async ({ page, shop, lake, course }) => {
  await giveFilm(lake, course, { isLong: true });
  await shop.open(course.path);
  await untilReporting();
  await page.getByRole("button", { name: "Play Ana at work" }).click();
  await expect.poll(readNames).toContain("video_start");
  await page.getByRole("button", { name: "Pause Ana at work" }).click();

  await expect.poll(readNames).toContain("video_pause");
  expect((await readArrived()).find(({ event }) => event === "video_start")).toMatchObject({
    video_provider: "file",
    info: { title: "Ana at work", duration: 60 },
  });
});

test("a video's end is reported once, without a pause", async ({ page, shop }) => {
  await shop.open("/courses/level-1b-online-asl-course");
  await untilReporting();
  const film = new FilmPlayer(page);
  await film.play();
  await film.seek(5.9);

  await expect.poll(readNames).toContain("video_complete");
  const ofVideo = await readArrived();
  expect(ofVideo.map(({ event }) => event)).toEqual(["video_start", "video_complete"]);
  expect(ofVideo.at(-1)).toMatchObject({
    video_provider: "file",
    info: { title: "Level 1B in six seconds", current_time: 6, duration: 6 },
  });
});

test("a service's video is reported under the service's name", async ({
  page,
  shop,
  lake,
  course,
  watch,
}) => {
  watch.allow(/outside request: https:\/\/www\.youtube-nocookie\.com/);
  await answerForServices(page);
  await giveFilm(lake, course, { fields: { provider: "youtube", videoId: "M7lc1UVf-VE" } });
  await shop.open(course.path);
  await untilReporting();
  const film = new FilmPlayer(page);
  await (await film.serviceLink("YouTube")).click();
  await film.position.press("End");

  await expect.poll(readNames).toContain("video_complete");
  expect(await readArrived()).toMatchObject(
    ["start", "complete"].map((status) => ({
      event: `video_${status}`,
      video_provider: "youtube",
      info: { title: "Ana at work", duration: 60 },
    })),
  );
});
