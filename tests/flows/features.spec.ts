import { expect, test } from "../support/shop-test.ts";

const read = async (request: { get: (path: string) => Promise<{ json: () => Promise<string[]> }> }) =>
  (await request.get("/api/features")).json();

test("the features that are on are answered by name", async ({ request }) => {
  const features = await read(request);

  expect(features).toContain("quizzes");
  expect(features).not.toContain("mobile-app");
});

test("the footer leads to the mobile app as soon as an editor turns it on", async ({
  shop,
  lake,
  request,
}) => {
  const badges = shop.page.getByRole("contentinfo").getByRole("list", { name: "Mobile app" });
  const turn = (isEnabled: boolean) =>
    lake.patch("featureList").set({ 'features[name == "mobile-app"].isEnabled': isEnabled }).commit();
  await shop.open("/");
  await expect(badges).toHaveCount(0);

  await turn(true);
  await expect.poll(() => read(request)).toContain("mobile-app");
  await shop.open("/");
  await expect(badges.getByRole("link")).toHaveText(["App for iPhone", "App for Android"]);

  await turn(false);
  await expect.poll(() => read(request)).not.toContain("mobile-app");
});

test("features that cannot be read are none, and SPEC's words are logged", async ({ shop, watch }) => {
  watch.allow(/api\/features|Something went wrong/);
  const logged = shop.page.waitForEvent("console", (message) =>
    message.text().startsWith("Something went wrong"),
  );
  await shop.page.route("**/api/features", (route) => route.fulfill({ status: 500 }));

  await shop.open("/");
  await logged;

  await expect(shop.page.getByRole("contentinfo").getByRole("link", { name: "Mobile app" })).toBeVisible();
});
