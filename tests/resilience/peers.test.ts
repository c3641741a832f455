import { afterAll, beforeAll, expect, test } from "vitest";
import type { Service } from "../../scripts/stack/service.ts";
import type { Stack } from "../../scripts/stack/start-stack.ts";
import { createPeer } from "../support/create-peer.ts";
import { createLakeClient } from "../support/lake-client.ts";
import { createMerchant } from "../support/merchant.ts";
import { startTestStack } from "../support/start-test-stack.ts";
import { testStack } from "../support/test-stack.ts";

const coursePath = "/courses/level-2a-online-asl-course";

/** A second process of the site. Webhooks only reach the first one. */
const port = testStack.ports.site + 7;
const peerUrl = `http://127.0.0.1:${port}`;
const env = {
  PEER_URLS: `http://127.0.0.1:${testStack.ports.site},${peerUrl}`,
  TRUSTED_PROXIES: "1",
};

let stack: Stack;
let peer: Service;

beforeAll(async () => {
  stack = await startTestStack({ env });
  peer = createPeer(stack, port);
  await peer.start();
});

afterAll(async () => {
  await peer?.stop();
  await stack?.stop();
});

const readCourse = async (siteUrl: string) => (await fetch(siteUrl + coursePath)).text();

const publish = (subtitle: string) =>
  createLakeClient({ token: stack.credentials.contentLake.editor })
    .patch("course-level-2a")
    .set({ subtitle })
    .commit();

/** Reads a response until it contains these words. */
async function readUntil(response: Response, words: string): Promise<string> {
  let text = "";
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (text.includes(words)) return text;
  }
  throw new Error(`It ended without "${words}": ${text}`);
}

const soon = { timeout: 5000, interval: 100 };

test("a publish and a new price show in the process that got no webhook, too", async () => {
  expect(await readCourse(peerUrl)).toContain("$79.00");

  await publish("Words for every process");
  await createMerchant().setPrice("level-2a-online-asl-course", "81.50");

  await expect.poll(() => readCourse(peerUrl), soon).toContain("Words for every process");
  await expect.poll(() => readCourse(peerUrl), soon).toContain("$81.50");
});

test("a page that's open in the process that got no webhook is told to refresh", async () => {
  const page = await fetch(`${peerUrl}/api/live/expirations`, { signal: AbortSignal.timeout(10_000) });
  const told = readUntil(page, "content:course");

  await publish("Words for an open page");

  expect(await told).toMatch(/^event: welcome\n/);
});

test("a process that was down for a publish serves nothing from before", async () => {
  await readCourse(peerUrl);
  await peer.stop("SIGKILL");
  await publish("Words from while it was down");
  await expect.poll(() => readCourse(stack.siteUrl), soon).toContain("Words from while it was down");

  await peer.start();

  expect(await readCourse(peerUrl)).toContain("Words from while it was down");
});

test("a process follows its peer again after the peer was killed", async () => {
  await stack.services.site.stop("SIGKILL");
  expect(await readCourse(peerUrl)).toContain("ASL");
  await stack.services.site.start();

  await publish("Words after the kill");

  await expect.poll(() => readCourse(peerUrl), soon).toContain("Words after the kill");
});
