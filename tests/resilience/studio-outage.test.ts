import { type Browser, chromium, expect } from "@playwright/test";
import { afterAll, afterEach, beforeAll, beforeEach, onTestFinished, test, vi } from "vitest";
import type { Stack } from "../../scripts/stack/start-stack.ts";
import { browserOptions, toLaunchOptions } from "../support/browser.ts";
import { typeThroughKill } from "../support/crash/type-through-kill.ts";
import { type Account, Editor } from "../support/editor.ts";
import { createLakeClient, setLakeFaults } from "../support/lake-client.ts";
import { createOwnCourse, type OwnCourse, removeCourse } from "../support/own-course.ts";
import { startTestStack } from "../support/start-test-stack.ts";
import { toText } from "../support/text-blocks.ts";
import { typeLetters } from "../support/type-letters.ts";
import { type PageWatch, watchPages } from "../support/watch-page.ts";

// Two Studios and two shops share two cores, as in tests/studio (docs/testing.md).
vi.setConfig({ testTimeout: 120_000 });

let stack: Stack;
let browser: Browser;
let course: OwnCourse;
let editor: Editor;
const watches: PageWatch[] = [];

const lake = () => createLakeClient({ token: stack.credentials.contentLake.administrator });
const readDraft = () => lake().getDocument(`drafts.${course.id}`);
const soon = { timeout: 30_000 };

/**
 * What the browser, the Studio's history and its presence log for each failed request. A change that was saved, and whose answer
 * was lost, is sent again and gets a 409 (docs/decisions/0029).
 */
const failedRequest =
  /status of 50[03]|status of 409 \(Conflict\) .*\/data\/actions\/|WebSocket connection to|Error fetching (events|document)/;

beforeAll(async () => {
  stack = await startTestStack();
  browser = await chromium.launch(toLaunchOptions());
  editor = await openStudio("editor");
});

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

beforeEach(async () => {
  course = await createOwnCourse(lake(), "edited-through-an-outage");
});

afterEach(async () => {
  const { contentLake } = stack.services;
  if (contentLake?.pid() === undefined) await contentLake?.start();
  await setLakeFaults();
  await removeCourse(lake(), course.id);
  expect(watches.flatMap(({ problems }) => problems.splice(0))).toEqual([]);
});

async function openStudio(role: Account["role"]): Promise<Editor> {
  const context = await browser.newContext(browserOptions);
  const watch = watchPages(context);
  watch.allow(failedRequest);
  watches.push(watch);
  const person = new Editor(await context.newPage(), role);
  await person.signIn();
  return person;
}

async function openCourse(person: Editor) {
  await person.goTo(person.addressOf(course));
  await expect(person.titleField).toHaveValue(course.title, soon);
}

/** Suspends the lake so that nobody notices yet, then kills it along with everything it hasn't read. */
async function loseLake(meanwhile: () => Promise<void>) {
  const { contentLake } = stack.services;
  const pid = contentLake?.pid();
  if (!contentLake || pid === undefined) throw new Error("The lake isn't running.");
  process.kill(pid, "SIGSTOP");
  try {
    await meanwhile();
  } finally {
    await contentLake.stop("SIGKILL");
  }
}

test("edits that two people made as the lake went down stay on screen and are saved once it's back", async () => {
  const colleague = await openStudio("administrator");
  onTestFinished(() => colleague.page.context().close());
  await Promise.all([openCourse(editor), openCourse(colleague)]);
  await editor.titleField.fill("Typed before");
  await expect(colleague.titleField).toHaveValue("Typed before", soon);

  await loseLake(async () => {
    await editor.titleField.fill("Typed to nobody");
    await colleague.field("subtitle").fill("by two people");
  });
  await expect(editor.page.getByText("Trying to connect…")).toBeVisible(soon);
  await expect(editor.titleField).not.toBeEditable(soon);
  await expect(editor.titleField).toHaveValue("Typed to nobody");
  await expect(colleague.field("subtitle")).toHaveValue("by two people");
  await stack.services.contentLake?.start();

  const words = { title: "Typed to nobody", subtitle: "by two people" };
  await expect.poll(readDraft, soon).toMatchObject(words);
  await expect(editor.field("subtitle")).toHaveValue("by two people", soon);
  await expect(colleague.titleField).toHaveValue("Typed to nobody", soon);
  await expect(colleague.titleField).toBeEditable(soon);
  await colleague.titleField.fill("Typed after");
  await expect(editor.titleField).toHaveValue("Typed after", soon);
  await expect.poll(readDraft, soon).toMatchObject({ ...words, title: "Typed after" });
});

test("what was picked, put in order, described, and written as the lake went down is saved once it's back", async () => {
  await lake()
    .patch(course.id)
    .unset(["instructor"])
    .set({ "header.highlights": ["First", "Second"], overview: toText("A line of its own.") })
    .commit();
  await openCourse(editor);
  await expect(editor.richText("overview").text).toHaveText(/A line of its own\./, soon);
  await editor.page.getByRole("combobox", { name: "Instructor" }).fill("Noor");
  const noor = editor.page.getByRole("option", { name: /^Noor Lindqvist/ });
  await expect(noor).toBeVisible(soon);

  await loseLake(async () => {
    await noor.click();
    await editor.list("header.highlights").moveUp(1);
    await editor.picture("Header image").description.fill("A hand on its way.");
    await editor.richText("overview").typeAfter("A line of its own.", " Written to nobody.");
  });
  await expect(editor.page.getByText("Trying to connect…")).toBeVisible(soon);
  await stack.services.contentLake?.start();

  const text = expect.objectContaining({ text: "A line of its own. Written to nobody." });
  await expect.poll(readDraft, soon).toMatchObject({
    instructor: { _ref: "instructor-noor-lindqvist" },
    header: { highlights: ["Second", "First"], image: { alt: "A hand on its way." } },
    overview: [{ children: [text] }],
  });
  await expect(editor.richText("overview").text).toHaveText(/Written to nobody\.\s*$/);
});

test("a title typed while the lake is killed and restarted keeps every letter in order", async () => {
  await openCourse(editor);

  const title = await typeThroughKill(editor.titleField, stack.services.contentLake);

  await expect.poll(readDraft, soon).toMatchObject({ title });
  await expect(editor.titleField).toHaveValue(title);
  expect(title).toMatch(/^Every letter of this stands .*The end\.$/);
});

test("a change whose response is lost is saved once", async () => {
  await openCourse(editor);
  await editor.titleField.fill("Typed ");
  await expect.poll(readDraft, soon).toMatchObject({ title: "Typed " });
  await setLakeFaults({ method: "POST", path: "/data/actions/production", times: 2, drop: "after" });

  await typeLetters(editor.titleField, "while two answers get lost, ");
  await expect.poll(readDraft, soon).toMatchObject({ title: "Typed while two answers get lost, " });
  await typeLetters(editor.titleField, "and after.");

  const title = "Typed while two answers get lost, and after.";
  await expect.poll(readDraft, soon).toMatchObject({ title });
  await expect(editor.titleField).toHaveValue(title);
});
