import { expect, test } from "../support/shop-test.ts";

const read = async (request: { get: (path: string) => Promise<{ json: () => Promise<string[]> }> }) =>
  (await request.get("/api/features")).json();

test("features are listed by name until an editor turns them off", async ({ shop, lake, request }) => {
  const badges = shop.page.getByRole("contentinfo").getByRole("list", { name: "Mobile app" });
  const turn = (isEnabled: boolean) =>
    lake.patch("featureList").set({ 'features[name == "mobile-app"].isEnabled': isEnabled }).commit();
  expect(await read(request)).toEqual(["cross-sell", "personalization", "analytics", "mobile-app"]);
  await shop.open("/");
  await expect(badges.getByRole("link")).toHaveText(["App for iPhone", "App for Android"]);

  await turn(false);
  await expect.poll(() => read(request)).toEqual(["cross-sell", "personalization", "analytics"]);
  await shop.open("/");
  await expect(
    shop.page.getByRole("contentinfo").getByRole("list", { name: "Payment methods" }),
  ).toBeVisible();
  await expect(badges).toHaveCount(0);

  await turn(true);
  await expect.poll(() => read(request)).toContain("mobile-app");
});

test("features that can't be loaded are an empty list, and a message is logged", async ({ shop, watch }) => {
  watch.allow(/api\/features|Something went wrong/);
  const logged = shop.page.waitForEvent("console", (message) =>
    message.text().startsWith("Something went wrong"),
  );
  await shop.page.route("**/api/features", (route) => route.fulfill({ status: 500 }));

  await shop.open("/");
  await logged;

  await expect(shop.page.getByRole("contentinfo").getByRole("link", { name: "Mobile app" })).toBeVisible();
});
