import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import type { Stack } from "../../../scripts/stack/start-stack.ts";
import { toLaunchOptions } from "../../support/browser.ts";
import { median } from "../percentile.ts";
import { measureStudioCode } from "./studio-code.ts";

/** Times in milliseconds, sizes in kB of gzip. */
export interface StudioFigures {
  ready: VisitTimes;
  /** From a document's URL to a field that can be typed in. */
  editable: VisitTimes;
  /** By the pages' own clocks, in a line of text and in rich text. */
  keystrokeToPreview: { line: number; richText: number };
  publishToPublic: number;
  code: { studio: number; site: number };
}

/** Cold in a browser that's signed in but has no files cached, warm in one that has them. */
interface VisitTimes {
  cold: number;
  warm: number;
}

const courseId = "course-level-2b";
const coursePath = "/courses/level-2b-online-asl-course";
/** How its overview begins. */
const overviewWords = "The last of the four levels brings";
const rounds = 10;

/** Benchmarks a running shop's Studio as its editor uses it: in a browser, from a click to what appears. */
export async function measureStudio({ siteUrl, credentials }: Stack): Promise<StudioFigures> {
  const editor = credentials.users.find(({ role }) => role === "editor");
  if (!editor) throw new Error("The seed has no editor.");
  const browser = await chromium.launch(toLaunchOptions());
  try {
    const context = await signIn(browser, siteUrl, editor);
    const measureVisits = (path: string, isDone: (page: Page) => Promise<unknown>) =>
      measureVisit(browser, context, { url: siteUrl + path, isDone });
    return {
      ready: await measureVisits("/studio", untilReady),
      editable: await measureVisits(`/studio/intent/edit/id=${courseId};type=course/`, untilEditable),
      ...(await measureEditing(context, siteUrl)),
      code: await measureStudioCode(context, siteUrl, coursePath),
    };
  } finally {
    await browser.close();
  }
}

async function signIn(
  browser: Browser,
  siteUrl: string,
  { email, password }: { email: string; password: string },
): Promise<BrowserContext> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${siteUrl}/studio`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await untilReady(page);
  await page.close();
  return context;
}

interface Visit {
  url: string;
  isDone: (page: Page) => Promise<unknown>;
}

async function measureVisit(
  browser: Browser,
  signedIn: BrowserContext,
  { url, isDone }: Visit,
): Promise<VisitTimes> {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const context = await browser.newContext({ storageState: await signedIn.storageState() });
    const page = await context.newPage();
    for (const times of [cold, warm]) {
      const asked = performance.now();
      await page.goto(url, { waitUntil: "commit" });
      await isDone(page);
      times.push(performance.now() - asked);
    }
    await context.close();
  }
  return { cold: median(cold), warm: median(warm) };
}

const untilReady = (page: Page) => page.getByRole("heading", { name: /^Welcome/ }).waitFor();

const untilEditable = (page: Page) =>
  page.getByTestId("field-title").locator("input:not([readonly], [disabled])").waitFor();

/** In Presentation, from a keystroke to its letter in the preview, and from Publish to a public page. */
async function measureEditing(context: BrowserContext, siteUrl: string) {
  const visitor = await context.newPage();
  await visitor.goto(siteUrl + coursePath);
  const page = await context.newPage();
  await page.goto(`${siteUrl}/studio/presentation?preview=${coursePath}`);
  const heading = page.frameLocator("iframe").getByRole("heading", { level: 1 });
  await heading.click();
  const title = page.getByTestId("field-title").getByRole("textbox");
  await title.waitFor();
  const inLine: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const words = `Round ${round}`;
    inLine.push(await timeToPreview(page, { event: "input", words, write: () => title.fill(words) }));
  }
  const publishes: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const words = `Edition ${round}`;
    await title.fill(words);
    await heading.filter({ hasText: words }).waitFor();
    const publish = page.getByRole("button", { name: "Publish", exact: true }).and(page.locator(":enabled"));
    await publish.waitFor();
    const clicked = performance.now();
    await publish.click();
    await visitor.getByRole("heading", { level: 1 }).filter({ hasText: words }).waitFor();
    publishes.push(performance.now() - clicked);
  }
  const inRichText: number[] = [];
  await page.frameLocator("iframe").getByText(overviewWords).click();
  await page.getByTestId("field-overview").getByText(overviewWords).click();
  for (let round = 0; round < rounds; round += 1) {
    const words = "x".repeat(round + 1);
    const write = () => page.keyboard.press("x");
    inRichText.push(await timeToPreview(page, { event: "beforeinput", words, write }));
  }
  return {
    keystrokeToPreview: { line: median(inLine), richText: median(inRichText) },
    publishToPublic: median(publishes),
  };
}

interface Keystroke {
  event: string;
  /** What the preview then has. */
  words: string;
  write: () => Promise<void>;
}

async function timeToPreview(page: Page, { event, words, write }: Keystroke): Promise<number> {
  const typed = await page.evaluateHandle(noteEvent, event);
  const shown = await page.frameLocator("iframe").locator("body").evaluateHandle(noteWords, words);
  await write();
  return (await shown.evaluate(readTime)) - (await typed.evaluate(readTime));
}

/** A time in milliseconds since 1970. Inside an object, because a handle to a promise would wait for it. */
interface Noted {
  time: Promise<number>;
}

const readTime = ({ time }: Noted) => time;

const noteEvent = (event: string): Noted => ({
  time: new Promise((resolve) => {
    document.addEventListener(event, () => resolve(Date.now()), { once: true, capture: true });
  }),
});

/** When the page's content first has these words. React may replace the element in the meantime. */
const noteWords = (body: Element, words: string): Noted => ({
  time: new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (!body.querySelector("main")?.textContent.includes(words)) return;
      observer.disconnect();
      resolve(Date.now());
    }).observe(body, { subtree: true, childList: true, characterData: true });
  }),
});
