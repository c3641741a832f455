import { afterAll, beforeAll, expect, test } from "vitest";
import type { Stack } from "../../scripts/stack/start-stack.ts";
import { type Cdn, startCdn } from "../support/cdn.ts";
import { createLakeClient } from "../support/lake-client.ts";
import { createMerchant } from "../support/merchant.ts";
import { startTestStack } from "../support/start-test-stack.ts";

const coursePath = "/courses/level-2a-online-asl-course";
const token = "a CDN's token";

let stack: Stack;
let cdn: Cdn;

beforeAll(async () => {
  cdn = await startCdn(token);
  stack = await startTestStack({ env: { CDN_PURGE_URL: `${cdn.url}/purge`, CDN_PURGE_TOKEN: token } });
  cdn.putInFrontOf(stack.siteUrl);
});

afterAll(async () => {
  await stack?.stop();
  await cdn?.close();
});

const read = async (path: string) => (await fetch(cdn.url + path)).text();

const soon = { timeout: 5000, interval: 100 };

const publish = (fields: Record<string, string>) =>
  createLakeClient({ token: stack.credentials.contentLake.editor })
    .patch("course-level-2a")
    .set(fields)
    .commit();

test("a CDN answers by itself until a publish or a new price, and shows both to the next visitor", async () => {
  expect(await read(coursePath)).toContain("$79.00");
  await expect.poll(() => passesOn(coursePath), soon).toBe(false);

  await publish({ subtitle: "Words past the CDN" });
  await expect.poll(() => read(coursePath), soon).toContain("Words past the CDN");

  await createMerchant().setPrice("level-2a-online-asl-course", "81.50");
  await expect.poll(() => read(coursePath), soon).toContain("$81.50");
});

test("a publish reaches the list of the search index's chunks, too", async () => {
  await expect.poll(() => passesOn("/api/search-index"), soon).toBe(false);
  const before = await read("/api/search-index");

  await publish({ title: "A title past the CDN" });

  await expect.poll(() => read("/api/search-index"), soon).not.toBe(before);
});

test("a process that starts has the CDN forget what it may have missed", async () => {
  await expect.poll(() => passesOn("/books"), soon).toBe(false);

  await stack.services.site.stop("SIGKILL");
  await stack.services.site.start();

  await expect.poll(() => passesOn("/books"), soon).toBe(true);
});

/** Whether the CDN has to ask the site for a page. */
async function passesOn(path: string): Promise<boolean> {
  const before = cdn.passed();
  await read(path);
  return cdn.passed() > before;
}
