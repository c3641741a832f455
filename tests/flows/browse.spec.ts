import { expect, test } from "../support/shop-test.ts";

const catalog = [
  { slug: "level-1a-online-asl-course", usd: "$79.00", cad: "$109.00 CAD" },
  { slug: "level-1b-online-asl-course", usd: "$79.00", cad: "$109.00 CAD" },
  { slug: "level-2a-online-asl-course", usd: "$79.00", cad: "$109.00 CAD" },
  { slug: "level-2b-online-asl-course", usd: "$79.00", cad: "$109.00 CAD" },
  { slug: "kids-asl-course-level-1a", usd: "$79.00", cad: "$109.00 CAD" },
  { slug: "kids-asl-course-level-1b", usd: "$79.00", cad: "$109.00 CAD" },
  { slug: "complete-course-bundle", usd: "$237.00", cad: "$327.00 CAD" },
  { slug: "asl-essentials-bundle", usd: "$142.20", cad: "$196.20 CAD" },
  { slug: "asl-essentials-bundle-for-kids", usd: "$142.20", cad: "$196.20 CAD" },
] as const;

test("the chosen currency carries over from page to page, from the first paint", async ({ shop }) => {
  await shop.open("/courses/level-1a-online-asl-course");
  await shop.chooseCurrency("CAD (Canadian Dollar)");

  await shop.open("/courses/level-1b-online-asl-course");

  await expect(shop.page.locator("html")).toHaveAttribute("data-country", "CA");
  await expect(shop.buying).toContainText("$109.00 CAD", { useInnerText: true });
});

test("the courses page links to every course and shows its price, with adult courses at #Bundled and kids courses at #Kids", async ({
  shop,
}) => {
  const kids = shop.page.locator("#Kids");
  const cardOf = (slug: string) =>
    shop.page.getByRole("article").filter({ has: shop.page.locator(`a[href="/courses/${slug}"]`) });
  await shop.open("/courses#Kids");
  await expect(kids).toBeInViewport();
  await expect(kids.getByRole("heading", { level: 2 })).toBeVisible();
  await expect(kids.getByRole("link", { name: /Kids/ }).first()).toBeVisible();
  await expect(shop.page.locator("#Bundled")).toContainText("Level 2B");
  for (const { slug, usd } of catalog) {
    await expect(shop.page.locator(`main a[href="/courses/${slug}"]`).first()).toBeVisible();
    await expect(cardOf(slug)).toContainText(usd, { useInnerText: true });
  }

  await shop.chooseCurrency("CAD (Canadian Dollar)");

  for (const { slug, cad } of catalog) await expect(cardOf(slug)).toContainText(cad, { useInnerText: true });
});

test("a course without a product shows “Price unavailable” and can't be bought", async ({ shop, lake }) => {
  await lake.createOrReplace({
    _id: "test-course-without-product",
    _type: "course",
    title: "A course that is not on sale",
    slug: { _type: "slug", current: "not-on-sale" },
    handle: "no-such-product",
    type: "course",
    audience: "adult",
  });

  await shop.open("/courses/not-on-sale");

  await expect(shop.title).toHaveText("A course that is not on sale");
  await expect(shop.buying).toContainText("Price unavailable");
  await expect(shop.addToCart.first()).toBeDisabled();
});
