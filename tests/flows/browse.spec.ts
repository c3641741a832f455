import { expect, test } from "../support/shop-test.ts";

const catalog = [
  { slug: "level-1a-online-asl-course", usd: "$79.00", cad: "$109.00 CAD" },
  { slug: "level-1b-online-asl-course", usd: "$79.00", cad: "$109.00 CAD" },
  { slug: "level-2a-online-asl-course", usd: "$79.00", cad: "$109.00 CAD" },
  { slug: "level-2b-online-asl-course", usd: "$79.00", cad: "$109.00 CAD" },
  { slug: "kids-asl-course-level-1a", usd: "$79.00", cad: "$109.00 CAD" },
  { slug: "kids-asl-course-level-1b", usd: "$79.00", cad: "$109.00 CAD" },
  {
    slug: "complete-course-bundle",
    usd: "$237.00",
    cad: "$327.00 CAD",
    savings: ["Save $79.00", "Save $109.00"],
  },
  {
    slug: "asl-essentials-bundle",
    usd: "$142.20",
    cad: "$196.20 CAD",
    savings: ["Save $15.80", "Save $21.80"],
  },
  {
    slug: "asl-essentials-bundle-for-kids",
    usd: "$142.20",
    cad: "$196.20 CAD",
    savings: ["Save $15.80", "Save $21.80"],
  },
] as const;

test("a bundle shows its price and what it saves, in the shopper's currency", async ({ shop }) => {
  const { slug, usd, cad, savings } = catalog[8];
  await shop.open(`/courses/${slug}`);

  await expect(shop.title).not.toBeEmpty();
  await expect(shop.buying).toContainText(usd, { useInnerText: true });
  await expect(shop.buying).not.toContainText(cad, { useInnerText: true });
  await expect(shop.addToCart.first()).toBeEnabled();

  await shop.chooseCurrency("CAD (Canadian Dollar)");

  await expect(shop.buying).toContainText(cad, { useInnerText: true });
  await expect(shop.buying).not.toContainText(`${usd}\n`, { useInnerText: true });
  expect(await shop.buying.getByText(/^Save \$/).allTextContents()).toEqual([...savings]);
});

test("the chosen currency carries over from page to page, from the first paint", async ({ shop }) => {
  await shop.open("/courses/level-1a-online-asl-course");
  await shop.chooseCurrency("CAD (Canadian Dollar)");

  await shop.open("/courses/level-1b-online-asl-course");

  await expect(shop.page.locator("html")).toHaveAttribute("data-country", "CA");
  await expect(shop.buying).toContainText("$109.00 CAD", { useInnerText: true });
});

test("the courses page has adult courses at #Bundled and kids courses at #Kids", async ({ shop }) => {
  await shop.open("/courses#Kids");

  const kids = shop.page.locator("#Kids");
  await expect(kids).toBeInViewport();
  await expect(kids.getByRole("heading", { level: 2 })).toBeVisible();
  await expect(kids.getByRole("link", { name: /Kids/ }).first()).toBeVisible();
  await expect(shop.page.locator("#Bundled")).toContainText("Level 2B");
});

test("the courses page links to every course and shows its price", async ({ shop }) => {
  const cardOf = (slug: string) =>
    shop.page.getByRole("article").filter({ has: shop.page.locator(`a[href="/courses/${slug}"]`) });
  await shop.open("/courses");
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
