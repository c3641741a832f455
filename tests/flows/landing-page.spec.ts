import { expect, test } from "../support/shop-test.ts";

const path = "/test-summer-offer";
const phone = { width: 360, height: 800 };
const desktop = { width: 1280, height: 800 };

test.beforeEach(async ({ lake }) => {
  await lake.createOrReplace({
    _id: "test-landing-page",
    _type: "page",
    title: "Summer offer",
    path,
    hiddenInHeader: ["links", "cart"],
    sections: [
      {
        _type: "callToAction",
        _key: "a",
        title: "Start this summer",
        link: { _type: "namedLink", label: "All courses", href: "/courses" },
      },
    ],
  });
});

test("a page can hide the header's links and cart on any screen, and the next page has them again", async ({
  shop,
}) => {
  const { page } = shop;
  const banner = page.getByRole("banner");
  await shop.open(path);

  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expect(banner.getByRole("link")).toHaveCount(1);
    await expect(banner.getByRole("combobox", { name: "Currency" })).toBeVisible();
  }
  await page.getByRole("link", { name: "All courses" }).click();

  await expect(shop.title).toHaveText("Find the level that fits you.");
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await expect(banner.getByRole("link", { name: /^Cart/ })).toBeVisible();
  }
});
