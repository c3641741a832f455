import { afterAll, beforeAll, expect, test } from "vitest";
import type { Stack } from "../../scripts/stack/start-stack.ts";
import { hang } from "../support/hang.ts";
import { createLakeClient } from "../support/lake-client.ts";
import { startTestStack } from "../support/start-test-stack.ts";

const coursePath = "/courses/level-2a-online-asl-course";
const courseId = "course-level-2a";

let stack: Stack;

beforeAll(async () => {
  stack = await startTestStack();
});

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

test("while the lake is down, every page that was rendered is served", async () => {
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

test("while the lake hangs, every page gets a response, and rendered ones don't wait for it", async () => {
  const rendered = ["/", coursePath, "/cart"];
  const ask = async (path: string) => (await read(path)).status;
  for (const path of rendered) await read(path);
  using _hanging = hang(stack.services.contentLake);
  let hasGivenUp = false;
  const unknown = ask("/blog/nothing-here").finally(() => (hasGivenUp = true));

  expect(await Promise.all(rendered.map(ask))).toEqual([200, 200, 200]);
  expect(hasGivenUp).toBe(false);
  expect(await unknown).toBe(500);
});

test("an expired page is served stale while the lake is down, and fresh afterward", async () => {
  const otherPath = "/courses/level-2b-online-asl-course";
  const instructor = await lake().fetch<string>(`*[_id == $courseId][0].instructor._ref`, { courseId });
  // Expires every course page, but only this one is requested again.
  const rename = async (name: string) => {
    await lake().patch(instructor).set({ name }).commit();
    await expect.poll(readCourse, soon).toContain(name);
  };
  await rename("Someone Renamed");
  await read(otherPath);
  await rename("Someone Renamed Again");

  await stack.services.contentLake?.stop();

  const { status, text } = await read(otherPath);
  expect(status).toBe(200);
  expect(text).toContain("Refining your ASL skills");
  expect(stack.services.site.lines().join("\n")).toMatch(
    /level-2b.* couldn't be read\. Showing the last known value/,
  );
  await stack.services.contentLake?.start();
  await lake().patch("course-level-2b").set({ subtitle: "Words from after the outage" }).commit();
  await expect.poll(async () => (await read(otherPath)).text, soon).toContain("Words from after the outage");
});

test("acknowledged publishes survive a stop and a kill -9, and reach the page", async () => {
  await publish("Words from before the stop");
  await stack.services.contentLake?.stop();
  await stack.services.contentLake?.start();
  expect(await lake().getDocument(courseId)).toHaveProperty("subtitle", "Words from before the stop");
  await publish("Words from before the crash");
  await stack.services.contentLake?.stop("SIGKILL");

  await stack.stop();
  stack = await startTestStack({ keepData: true });

  await expect.poll(readCourse, soon).toContain("Words from before the crash");
});

test("while the storefront is down, new content is published with the last known price", async () => {
  await stack.services.storefront?.stop();

  await publish("Words published without Shopify");

  await expect.poll(readCourse, soon).toContain("Words published without Shopify");
  expect(await readCourse()).toContain("$79.00");
  await stack.services.storefront?.start();
});

test("content without a Shopify product logs its handle", async () => {
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
