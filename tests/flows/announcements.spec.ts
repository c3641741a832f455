import { expect, test } from "../support/shop-test.ts";

const first = "All four levels in one bundle: save 25%.";
const second = "ASL for kids: 60 videos in each course, taught by a Deaf actress.";
const third = "A digital PDF workbook is included free with each course.";
const last = "Prices in US or Canadian dollars, whichever you use.";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("announcements rotate every five seconds, wait for a reader, and stay put after an arrow and when they're stopped", async ({
  shop,
}) => {
  const { clock } = shop.page;
  await clock.install();
  await shop.open("/");
  await expect(shop.announcement(first)).toBeVisible();
  await clock.fastForward(5000);
  await expect(shop.announcement(second)).toBeVisible();
  await expect(shop.announcement(first)).toBeHidden();

  await shop.announcement(second).focus();
  await clock.fastForward(60_000);
  await expect(shop.announcement(second)).toBeVisible();
  await shop.announcement(second).blur();
  await clock.fastForward(5000);
  await expect(shop.announcement(third)).toBeVisible();

  await shop.page.getByRole("button", { name: "Previous announcement" }).click();
  await expect(shop.announcement(second)).toBeVisible();
  await clock.fastForward(4900);
  await expect(shop.announcement(second)).toBeVisible();

  await shop.page.getByRole("button", { name: "Pause announcements" }).click();
  await clock.fastForward(60_000);
  await expect(shop.announcement(second)).toBeVisible();
  await expect(shop.page.getByRole("button", { name: "Resume announcements" })).toBeVisible();
});

test("the bar is never empty while one announcement replaces another", async ({ shop }) => {
  await shop.open("/");

  const strengths = await shop.page.evaluate(async () => {
    const messages = [...document.querySelectorAll("[aria-label=Announcements] li")];
    const next = [...document.querySelectorAll("button")].find(
      (one) => one.innerText === "Next announcement",
    );
    next?.click();
    const seen: number[] = [];
    for (let frame = 0; frame < 20; frame += 1) {
      await new Promise(requestAnimationFrame);
      const shown = messages
        .map((one) => getComputedStyle(one))
        .filter((one) => one.visibility === "visible");
      seen.push(Math.max(0, ...shown.map((one) => Number(one.opacity))));
    }
    return seen;
  });

  expect(strengths).toEqual(strengths.map(() => 1));
});

test("announcements stay put for a visitor who prefers reduced motion", async ({ shop }) => {
  await shop.page.emulateMedia({ reducedMotion: "reduce" });
  await shop.page.clock.install();
  await shop.open("/");

  await shop.page.clock.fastForward(60_000);

  await expect(shop.announcement(first)).toBeVisible();
  await expect(shop.page.getByRole("button", { name: "Next announcement" })).toBeVisible();
});

test("the announcements API returns a list in order", async ({ request }) => {
  const announcements = await (await request.get("/api/sanity/announcements")).json();

  expect(announcements).toHaveLength(4);
  expect(announcements[0]).toEqual({
    _id: "announcement-complete-bundle",
    text: first,
    url: "/courses/complete-course-bundle",
  });
  expect(announcements[3]).toMatchObject({ text: last, url: null });
});

test("the cross-sell API returns each announcement with the products it goes with", async ({ request }) => {
  const [essentials] = await (await request.get("/api/sanity/cross-sell-announcements")).json();

  expect(essentials).toMatchObject({
    url: "/courses/asl-essentials-bundle",
    shownWith: ["level-1a-online-asl-course", "level-1b-online-asl-course"],
    offers: { handle: "asl-essentials-bundle" },
    image: { alt: expect.stringContaining("ASL Essentials Bundle") },
  });
});
