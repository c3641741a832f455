import { type Browser, chromium, expect } from "@playwright/test";
import { afterAll, beforeAll, test } from "vitest";
import type { Stack } from "../../../scripts/stack/start-stack.ts";
import { browserOptions, toLaunchOptions } from "../../support/browser.ts";
import { typeThroughKill } from "../../support/crash/type-through-kill.ts";
import { Editor } from "../../support/editor.ts";
import { createLakeClient } from "../../support/lake-client.ts";
import { createOwnCourse } from "../../support/own-course.ts";
import { startTestStack } from "../../support/start-test-stack.ts";

const rounds = 20;

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  stack = await startTestStack();
  browser = await chromium.launch(toLaunchOptions());
});

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

test(`a title typed through ${rounds} kills of the lake keeps every letter in order`, async () => {
  const lake = createLakeClient({ token: stack.credentials.contentLake.administrator });
  const course = await createOwnCourse(lake, "typed-through-kills");
  const editor = new Editor(await browser.newPage(browserOptions), "editor");
  await editor.signIn();
  await editor.goTo(editor.addressOf(course));
  const readTitle = async () => (await lake.getDocument(`drafts.${course.id}`))?.["title"];

  for (let round = 1; round <= rounds; round += 1) {
    const title = await typeThroughKill(editor.titleField, stack.services.contentLake);
    await expect.poll(readTitle, { message: `round ${round}`, timeout: 30_000 }).toBe(title);
    await expect(editor.titleField).toHaveValue(title);
  }
});
