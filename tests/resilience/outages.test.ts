import { afterAll, beforeAll, expect, test } from "vitest";
import { type Stack, startStack } from "../../scripts/stack/start-stack.ts";
import { createLakeClient } from "../support/lake-client.ts";
import { testStack } from "../support/test-stack.ts";

const coursePath = "/courses/level-2a-online-asl-course";
const courseId = "course-level-2a";

let stack: Stack;

const start = () => {
  const { PATH, HOME } = process.env;
  const { ports, dataDir, distDir } = testStack;
  return startStack({ env: { PATH, HOME }, ports, dataDir, distDir, quiet: true, restarts: 0 });
};

beforeAll(async () => {
  stack = await start();
}, 300_000);

afterAll(async () => {
  await stack?.stop();
});

const read = async (path: string) => {
  const response = await fetch(stack.siteUrl + path);
  return { status: response.status, text: await response.text() };
};

const lake = () => createLakeClient({ token: stack.credentials.contentLake.editor });

const publish = (subtitle: string) => lake().patch(courseId).set({ subtitle }).commit();

const readCourse = async () => (await read(coursePath)).text;
const soon = { timeout: 5000, interval: 100 };

test("while the lake is down every page that was rendered is served", async () => {
  const paths = ["/", "/courses", coursePath];
  for (const path of paths) await read(path);

  await stack.services.contentLake?.stop();

  for (const path of paths) {
    const { status, text } = await read(path);
    expect([path, status]).toEqual([path, 200]);
    expect(text).toContain("Handshape");
  }

  await stack.services.contentLake?.start();
});

test("an edit is still there, and on the page, after the stack was stopped and started again", async () => {
  await publish("Words from before the restart");

  await stack.stop();
  stack = await start();

  await expect.poll(readCourse, soon).toContain("Words from before the restart");
  expect(await lake().getDocument(courseId)).toHaveProperty("subtitle", "Words from before the restart");
});

test("a publish that was acknowledged survives kill -9 of the lake, and reaches the page", async () => {
  await publish("Words acknowledged before the crash");
  await stack.services.contentLake?.stop("SIGKILL");

  await stack.stop();
  stack = await start();

  await expect.poll(readCourse, soon).toContain("Words acknowledged before the crash");
});

test("while the storefront is down new words are published beside the last known price", async () => {
  await stack.services.storefront?.stop();

  await publish("Words published without Shopify");

  await expect.poll(readCourse, soon).toContain("Words published without Shopify");
  expect(await readCourse()).toContain("$79.00");
  await stack.services.storefront?.start();
});

test("content without a Shopify product is named by its handle in the log", async () => {
  await lake().createOrReplace({
    _id: "course-without-product",
    _type: "course",
    title: "A course that is not on sale",
    slug: { _type: "slug", current: "not-on-sale" },
    handle: "handle-nobody-sells",
  });

  await expect.poll(async () => (await read("/courses/not-on-sale")).status, soon).toBe(200);

  expect(stack.services.site.lines().join("\n")).toContain('"handle-nobody-sells"');
  await lake().delete("course-without-product");
});
