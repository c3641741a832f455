import { expect, test } from "../support/shop-test.ts";
import { readEvents } from "../support/telemetry-server.ts";
import { testStack } from "../support/test-stack.ts";

test("a visitor who allows analytics has a search reported once it's finished, and the result that's followed", async ({
  context,
  page,
  shop,
}) => {
  await fetch(`${testStack.telemetryUrl}/_emulator/events`, { method: "DELETE" });
  await context.addCookies([{ name: "analytics_consent", value: "yes", url: testStack.siteUrl }]);
  const loaded = page.waitForResponse(/\/api\/search-index\/[^/]+\/\d/);
  await shop.open("/search");
  await loaded;
  const main = page.getByRole("main");
  await main.getByRole("searchbox").pressSequentially("mum");
  await expect(main.getByRole("status")).toHaveText(/for “mum”/);
  await page.keyboard.press("Enter");

  await main.getByRole("link", { name: "MOTHER", exact: true }).click();

  const readSearches = async () =>
    (await readEvents(testStack.telemetryUrl))
      .filter(({ kind, event }) => kind === "data-layer" && String(event).startsWith("video_search"))
      .toReversed();
  await expect.poll(async () => (await readSearches()).length).toBe(2);
  const [search, click] = await readSearches();
  expect(search).toMatchObject({
    event: "video_search",
    searchTerm: "mum",
    totalResults: Number(search?.["matchingResults"]) + Number(search?.["suggestedResults"]),
  });
  expect(click).toMatchObject({
    event: "video_search_click",
    result_term: "MOTHER",
    total_results: search?.["totalResults"],
    video_slug: "mother",
  });
});
