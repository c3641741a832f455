import type { SanityClient } from "@sanity/client";
import { findViolations } from "../support/find-violations.ts";
import { expect, test as base } from "../support/shop-test.ts";

interface Fixtures {
  /** The path of a post whose paragraph marks the sign of a quokka, which has a clip. */
  post: string;
}

const test = base.extend<Fixtures>({
  post: async ({ lake }, use, { testId }) => {
    const name = `test-signs-${testId.slice(-6)}`;
    await createMarkedPost(lake, name);
    await use(`/blog/${name}`);
  },
});

async function createMarkedPost(lake: SanityClient, name: string): Promise<void> {
  const film = await lake.fetch('*[_type == "course" && defined(previewVideo.file)][0].previewVideo');
  const sign = {
    _id: `${name}-sign`,
    _type: "sign",
    gloss: "QUOKKA",
    slug: { _type: "slug", current: `${name}-quokka` },
    englishWords: ["quokka"],
    videos: [{ ...film, _key: "clip", title: "QUOKKA" }],
  };
  const paragraph = {
    _type: "block",
    _key: "paragraph",
    style: "normal",
    markDefs: [
      { _type: "signReference", _key: "mark", sign: { _type: "reference", _ref: `${name}-sign` } },
      { _type: "link", _key: "link", href: "/courses" },
    ],
    children: [
      { _type: "span", _key: "a", text: "Sign ", marks: [] },
      { _type: "span", _key: "b", text: "QUOKKA", marks: ["mark", "code"] },
      { _type: "span", _key: "c", text: " in our ", marks: [] },
      { _type: "span", _key: "d", text: "next course", marks: ["link"] },
    ],
  };
  await lake.createOrReplace(sign);
  await lake.createOrReplace({
    _id: name,
    _type: "blogPost",
    title: "A marked sign",
    slug: { _type: "slug", current: name },
    publishedAt: "2020-01-01T00:00:00Z",
    body: [paragraph],
  });
}

test("pointing at a marked sign plays its clip twice, and the pointer can move to it", async ({
  shop,
  post,
}) => {
  const { page } = shop;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await shop.open(post);
  const sign = page.getByRole("main").getByRole("link", { name: "QUOKKA" });
  const popover = page.getByRole("group", { name: "QUOKKA" });
  const place = await sign.boundingBox();
  expect(loaded.filter((url) => url.endsWith(".mp4"))).toEqual([]);

  await sign.hover();
  await expect(popover.getByRole("button", { name: "Pause QUOKKA" })).toBeVisible();
  const clip = popover.locator("video");
  expect(await clip.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  await clip.hover();
  const ends = await clip.evaluateHandle((video: HTMLVideoElement) => {
    const count = { value: 0 };
    video.addEventListener("ended", () => (count.value += 1));
    video.playbackRate = 16;
    return count;
  });
  await expect(popover.getByRole("button", { name: "Play QUOKKA" })).toBeVisible();

  expect(await ends.evaluate(({ value }) => value)).toBe(2);
  expect(await sign.boundingBox()).toEqual(place);
  expect(await findViolations(page, "main")).toEqual([]);
  await page.mouse.move(0, 0);
  await expect(popover).toBeHidden();
});

test("a marked sign opens with the focus and closes with Escape, and Tab goes through it", async ({
  shop,
  post,
}) => {
  const { page } = shop;
  await shop.open(post);
  const sign = page.getByRole("main").getByRole("link", { name: "QUOKKA" });
  const popover = page.getByRole("group", { name: "QUOKKA" });
  await page.getByRole("main").getByRole("link", { name: "next course" }).focus();

  await page.keyboard.press("Shift+Tab");
  await expect(popover.getByRole("button", { name: "Play QUOKKA" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(popover).toBeHidden();
  await expect(sign).toBeFocused();

  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(popover).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(popover.getByRole("button", { name: "Play QUOKKA" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(popover.getByRole("link", { name: "Open in the dictionary" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "next course" })).toBeFocused();
  await expect(popover).toBeHidden();
});

test("with less motion, a marked sign's clip waits for its play button", async ({ shop, post }) => {
  const { page } = shop;
  await shop.open(post);
  const popover = page.getByRole("group", { name: "QUOKKA" });
  await page.getByRole("main").getByRole("link", { name: "QUOKKA" }).hover();
  await expect(popover.getByText("quokka", { exact: true })).toBeVisible();
  expect(await popover.locator("video").evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(true);

  await popover.getByRole("button", { name: "Play QUOKKA" }).click();

  await expect(popover.getByRole("button", { name: "Pause QUOKKA" })).toBeVisible();
});

test("a popover for a seeded sign stays inside the window of a phone", async ({ shop }) => {
  const { page } = shop;
  await shop.open("/free-lessons/asl-level-1/say-hello-and-thank-you");
  await page.setViewportSize({ width: 360, height: 640 });

  await page.getByRole("main").getByRole("link", { name: "THANK-YOU", exact: true }).first().hover();

  const popover = page.getByRole("group", { name: "THANK-YOU" });
  await expect(popover).toBeInViewport({ ratio: 1 });
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true });

  test("the first tap on a marked sign opens it, and the second one follows the link", async ({
    shop,
    post,
  }) => {
    const { page } = shop;
    await shop.open(post);
    const sign = page.getByRole("main").getByRole("link", { name: "QUOKKA" });
    const popover = page.getByRole("group", { name: "QUOKKA" });

    await sign.tap();
    await expect(popover).toBeVisible();
    await page.getByRole("heading", { level: 1 }).tap();
    await expect(popover).toBeHidden();
    await sign.tap();
    await expect(popover).toBeVisible();
    await sign.tap();

    await expect(shop.title).toHaveText("QUOKKA");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a marked sign is a link to its page", async ({ shop, page, post }) => {
    await page.goto(post);

    await page.getByRole("main").getByRole("link", { name: "QUOKKA" }).click();

    await expect(shop.title).toHaveText("QUOKKA");
  });
});
