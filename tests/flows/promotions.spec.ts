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

test("a promotion and an announcement come and go on an open page, and only on the pages an editor chose", async ({
  shop,
  lake,
}) => {
  const { page } = shop;
  const read = async (path: string) => (await page.request.get(path)).text();
  const ids = ["test-promotion", "test-announcement"];
  const schedule = (period: { startsAt?: string; endsAt?: string }) =>
    ids.reduce((change, id) => change.patch(id, { set: period }), lake.transaction()).commit();
  const promotion = page.getByText("Today only, until a few seconds from now.");
  const announcement = page.getByText("Courses are on sale for a few seconds.");
  await shop.open("/courses");
  await lake
    .transaction()
    .createOrReplace({
      _id: "test-promotion",
      _type: "promotion",
      promotionId: "test",
      promotionName: "Test",
      creativeSlot: "banner-1",
      locationId: "courses-top",
      text: "Today only, until a few seconds from now.",
      startsAt: inSeconds(3600),
    })
    .createOrReplace({
      _id: "test-announcement",
      _type: "announcement",
      text: "Courses are on sale for a few seconds.",
      pages: ["courses"],
      startsAt: inSeconds(3600),
    })
    .commit();

  expect(await read("/courses")).not.toContain("a few seconds");
  await schedule({ startsAt: inSeconds(2) });
  await expect(promotion).toBeVisible();
  await expect(announcement).toBeAttached();
  const books = await read("/books");
  await schedule({ endsAt: inSeconds(2) });
  await expect(promotion).not.toBeAttached();
  await expect(announcement).not.toBeAttached();
  expect(await read("/courses")).not.toContain("a few seconds");

  expect(books).toContain('aria-label="Announcements"');
  expect(books.replace(/<script[^]*?<\/script>/g, "")).not.toContain("for a few seconds");
});
