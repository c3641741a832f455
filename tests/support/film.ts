import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import type { OwnCourse } from "./own-course.ts";
import { slowVideo } from "./slow-video.ts";
import { testStack } from "./test-stack.ts";

const toTime = (second: number) => `00:${String(second).padStart(2, "0")}.000`;

/** Three sentences of two seconds each. */
const sentences = ["Tomorrow I work.", "Where do you work?", "At home."];
const words = sentences
  .map((sentence, index) => `${toTime(2 * index)} --> ${toTime(2 * index + 2)}\n<v Ana>${sentence}`)
  .join("\n\n");

/** A file of captions in the lake, as a track of a video. */
async function createTrack(lake: SanityClient, language: string, label: string) {
  const { _id } = await lake.assets.upload("file", Buffer.from(`WEBVTT ${language}\n\n${words}\n`), {
    filename: `${language}.vtt`,
    contentType: "text/vtt",
  });
  return {
    _key: language,
    _type: "captionTrack",
    language,
    label,
    file: { _type: "file", asset: { _type: "reference", _ref: _id } },
  };
}

export interface FilmOptions {
  /** Languages of captions by their labels. */
  captions?: Readonly<Record<string, string>>;
  /** Sixty seconds instead of six. */
  isLong?: boolean;
  /** Other fields of the video. */
  fields?: Readonly<Record<string, unknown>>;
}

/** Gives a course a video that's spoken: six seconds, captions in English, and a transcript. */
export async function giveFilm(
  lake: SanityClient,
  course: OwnCourse,
  { captions = { English: "en" }, isLong = false, fields = {} }: FilmOptions = {},
): Promise<void> {
  const tracks = await Promise.all(
    Object.entries(captions).map(([label, language]) => createTrack(lake, language, label)),
  );
  const video = {
    title: "Ana at work",
    hasSpeech: true,
    captions: tracks,
    ...(isLong && { "file.asset._ref": await uploadLongFilm(lake) }),
    ...fields,
  };
  await lake
    .patch(course.id)
    .set(Object.fromEntries(Object.entries(video).map(([name, value]) => [`previewVideo.${name}`, value])))
    .commit();
  // Until then, a visitor may get the page as it was when the course was created.
  const readPage = async () => (await fetch(testStack.siteUrl + course.path)).text();
  await expect.poll(readPage).toContain(video.title);
}

async function uploadLongFilm(lake: SanityClient): Promise<string> {
  const film = new URL("../../emulators/seed/videos/courses/level-1a-online-asl-course.mp4", import.meta.url);
  const { _id } = await lake.assets.upload("file", slowVideo(await readFile(film), 10), {
    filename: "minute.mp4",
    contentType: "video/mp4",
  });
  return _id;
}

/** A video's player, as its viewer uses it. */
export class FilmPlayer {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async play() {
    await this.figure.getByRole("button", { name: /^Play / }).click();
    await this.position.waitFor();
  }

  /** The link below a service's video, once it plays the video here. Until React has it, it opens the service's page. */
  async serviceLink(service: string): Promise<Locator> {
    const link = this.page.getByRole("link", { name: `Watch on ${service}` });
    // It comes with the site's features, once the page around the video has its scripts. Before, the link would be followed.
    await this.page.getByRole("contentinfo").getByRole("link", { name: "App for iPhone" }).waitFor();
    // Until its own script has loaded, React's link only opens the service's page.
    const playsHere = (element: Element) =>
      Object.entries(element).some(([key, props]) => key.startsWith("__reactProps$") && props.onClick);
    await expect.poll(() => link.evaluate(playsHere)).toBe(true);
    return link;
  }

  /** Plays until the player is there, then stops at a time in seconds. */
  async stopAt(time: number) {
    await this.play();
    // There may be no button for it any more, because a film can be over in six seconds.
    await this.video.evaluate((video: HTMLVideoElement) => video.pause());
    await this.seek(time);
  }

  async seek(time: number) {
    await this.video.evaluate((video: HTMLVideoElement, seconds) => {
      video.currentTime = seconds;
    }, time);
  }

  readTime = () => this.video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);

  readRate = () => this.video.evaluate(({ playbackRate }: HTMLVideoElement) => playbackRate);

  get figure(): Locator {
    return this.page.getByRole("figure").filter({ has: this.page.locator("video, iframe") });
  }

  get video(): Locator {
    return this.page.locator("video:not([hidden])");
  }

  get position(): Locator {
    return this.page.getByRole("slider", { name: "Position" });
  }

  /** The captions below the picture, by what they say. */
  caption(text: string): Locator {
    return this.page.locator("figure p[lang]", { hasText: text });
  }

  get transcript(): Locator {
    return this.page.getByRole("region", { name: "Transcript" });
  }

  /** One of the controls, which a narrow player has behind a button. */
  async control(name: string): Promise<Locator> {
    const more = this.page.getByRole("button", { name: "More controls", expanded: false });
    if (await more.isVisible()) await more.click();
    return this.page.getByRole("button", { name, exact: true });
  }
}
