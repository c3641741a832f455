import { expect, test } from "../support/shop-test.ts";

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

test("a promotion appears below the hero of the page an editor chose, and its link works", async ({
  shop,
}) => {
  const { page } = shop;
  await shop.open("/");
  const promotion = page.getByRole("region", { name: "Promotion" });
  await expect(promotion).toContainText("save 25% on the complete bundle");

  await promotion.getByRole("link", { name: "See the complete bundle" }).click();

  await expect(page).toHaveURL(/\/courses\/complete-course-bundle$/);
});

test("a promotion is shown only between its start and end times", async ({ lake, request }) => {
  const text = "Today only, until a few seconds from now.";
  const isShown = async () => (await (await request.get("/courses")).text()).includes(text);
  await lake.createOrReplace({
    _id: "test-promotion",
    _type: "promotion",
    promotionId: "test",
    promotionName: "Test",
    creativeSlot: "banner-1",
    locationId: "courses-top",
    text,
    startsAt: inSeconds(4),
    endsAt: inSeconds(9),
  });

  expect(await isShown()).toBe(false);
  await expect.poll(isShown).toBe(true);
  await expect.poll(isShown).toBe(false);

  await lake.delete("test-promotion");
});
