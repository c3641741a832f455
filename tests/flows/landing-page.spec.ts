import { expect, test } from "../support/shop-test.ts";

const path = "/test-summer-offer";

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

for (const width of [360, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("a page can hide the header's links and cart, and the next page has them again", async ({
      shop,
    }) => {
      await shop.open(path);
      const banner = shop.page.getByRole("banner");

      await expect(banner.getByRole("link")).toHaveCount(1);
      await expect(banner.getByRole("combobox", { name: "Currency" })).toBeVisible();

      await shop.page.getByRole("link", { name: "All courses" }).click();
      await expect(shop.title).toHaveText("Find the level that fits you.");
      await expect(banner.getByRole("link", { name: /^Cart/ })).toBeVisible();
    });
  });
