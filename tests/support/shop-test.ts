import { test as base, expect } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import type { Stack } from "../../scripts/stack/start-stack.ts";
import { readCredentials } from "@shop/emulators/seed/credentials.ts";
import { createLakeClient } from "./lake-client.ts";
import { createOwnCourse, type OwnCourse, removeCourse } from "./own-course.ts";
import { Shop } from "./shop.ts";
import { startTestStack } from "./start-test-stack.ts";
import { testStack } from "./test-stack.ts";
import { type PageWatch, watchPages } from "./watch-page.ts";

interface Fixtures {
  /** A visitor to the site. */
  shop: Shop;
  /**
   * The content lake, as an administrator's script sees it, to set up what a test needs. When the test ends, documents whose ID begins
   * with `test-` are deleted, along with preview links and their comments.
   */
  lake: SanityClient;
  /** A test's own published course, deleted when the test ends. */
  course: OwnCourse;
  watch: PageWatch;
  /** Prints what the servers said last when a test fails, because they're quiet otherwise. */
  serverLines: void;
}

interface WorkerFixtures {
  /** The worker's own shop, which all of its tests visit. */
  stack: Stack;
}

const madeByTests = `*[
  string::startsWith(_id, "test-") || string::startsWith(_id, "drafts.test-") || _type in ["previewLink", "previewComment"]
]`;

/** A test in a real browser that fails on any console error, any outside request and any request the lake doesn't emulate. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  stack: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const stack = await startTestStack();
      await use(stack);
      await stack.stop();
    },
    { scope: "worker", auto: true, timeout: 60_000 },
  ],
  serverLines: [
    async ({ stack }, use, info) => {
      await use();
      if (info.status === info.expectedStatus) return;
      for (const [name, service] of Object.entries(stack.services))
        for (const line of service?.lines().slice(-20) ?? []) console.log(`${name} | ${line}`);
    },
    { auto: true },
  ],
  watch: [
    async ({ context }, use) => {
      const watch = watchPages(context);
      await use(watch);
      watch.stop();
      expect(watch.problems).toEqual([]);
      const { contentLake } = readCredentials(testStack.dataDir);
      const unknown = await fetch(`${testStack.lakeUrl}/_emulator/unknown`, {
        headers: { authorization: `Bearer ${contentLake.administrator}` },
      });
      expect(await unknown.json(), "requests the content lake doesn't emulate").toEqual([]);
    },
    { auto: true },
  ],
  shop: async ({ page }, use) => use(new Shop(page)),
  // Playwright reads the first parameter's names.
  // oxlint-disable-next-line no-empty-pattern
  lake: async ({}, use) => {
    const { contentLake } = readCredentials(testStack.dataDir);
    const client = createLakeClient({ token: contentLake.administrator });
    await use(client);
    await client.delete({ query: madeByTests });
  },
  course: async ({ lake }, use, { testId }) => {
    const course = await createOwnCourse(lake, `test-${testId.slice(-6)}`);
    await use(course);
    await removeCourse(lake, course.id);
  },
});

export { expect } from "@playwright/test";
