import { newVisitor } from "../support/browser.ts";
import { expect, test } from "../support/shop-test.ts";
import { readEvents } from "../support/telemetry-server.ts";
import { testStack } from "../support/test-stack.ts";

const readVitals = async () => {
  const events = await readEvents(testStack.telemetryUrl);
  return events.filter(({ kind }) => kind === "web-vital");
};

const expectVitals = (route: string, names: readonly string[]) =>
  expect
    .poll(async () => (await readVitals()).filter((vital) => vital.route === route).map(({ name }) => name))
    .toEqual(expect.arrayContaining([...names]));

test.use({ storageState: newVisitor });

test.beforeEach(async () => {
  await fetch(`${testStack.telemetryUrl}/_emulator/events`, { method: "DELETE" });
});

test("web vitals are reported by route, once the visitor allows it, and the last ones when they leave", async ({
  shop,
}) => {
  await shop.open("/books");
  await shop.open("/frequently-asked-questions");
  await shop.page.getByRole("button", { name: "Allow", exact: true }).click();
  await expectVitals("/frequently-asked-questions", ["TTFB", "FCP"]);
  await shop.open("/courses/level-1a-online-asl-course?discount=WELCOME10");
  await expectVitals("/courses/[slug]", ["TTFB", "FCP"]);
  await shop.open("/cart");
  await expectVitals("/courses/[slug]", ["LCP", "CLS"]);

  const vitals = await readVitals();
  expect(vitals.map(({ route }) => route)).not.toContain("/books");
  expect(JSON.stringify(vitals)).not.toMatch(/WELCOME10|level-1a|Mozilla/);
});
