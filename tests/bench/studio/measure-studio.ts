import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import type { Stack } from "../../../scripts/stack/start-stack.ts";
import { toLaunchOptions } from "../../support/browser.ts";
import { median } from "../median.ts";
import { measureStudioCode } from "./studio-code.ts";

/** Times in milliseconds, sizes in kB of gzip. */
export interface StudioFigures {
  ready: { cold: number; warm: number };
  keystrokeToPreview: number;
  publishToPublic: number;
  code: { studio: number; site: number };
}

const coursePath = "/courses/level-2b-online-asl-course";
const rounds = 10;

/** Benchmarks a running shop's Studio as its editor uses it: in a browser, from a click to what appears. */
export async function measureStudio({ siteUrl, credentials }: Stack): Promise<StudioFigures> {
  const editor = credentials.users.find(({ role }) => role === "editor");
  if (!editor) throw new Error("The seed has no editor.");
  const browser = await chromium.launch(toLaunchOptions());
  try {
    const context = await signIn(browser, siteUrl, editor);
    const ready = await measureReady(browser, context, siteUrl);
    return {
      ready,
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

/** Cold in a browser that's signed in but has no files cached, warm in one that has them. */
async function measureReady(browser: Browser, signedIn: BrowserContext, siteUrl: string) {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const context = await browser.newContext({ storageState: await signedIn.storageState() });
    const page = await context.newPage();
    for (const times of [cold, warm]) {
      const asked = performance.now();
      await page.goto(`${siteUrl}/studio`);
      await untilReady(page);
      times.push(performance.now() - asked);
    }
    await context.close();
  }
  return { cold: median(cold), warm: median(warm) };
}

const untilReady = (page: Page) => page.getByRole("link", { name: "Courses" }).waitFor();

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
  const keystrokes: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const words = `Round ${round}`;
    const typed = performance.now();
    await title.fill(words);
    await heading.filter({ hasText: words }).waitFor();
    keystrokes.push(performance.now() - typed);
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
  return { keystrokeToPreview: median(keystrokes), publishToPublic: median(publishes) };
}
