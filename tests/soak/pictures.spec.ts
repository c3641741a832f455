import { sitePages } from "../pages/site-pages.ts";
import { inspectPage } from "../support/pages/inspect-page.ts";
import { takePicture } from "../support/pages/take-picture.ts";
import { expect, test } from "../support/shop-test.ts";

test.use({ viewport: { width: 768, height: 900 }, colorScheme: "light" });

for (const [name, path] of Object.entries(sitePages)) {
  test(`${path} at 768 px stands still, is accessible and looks as it did`, async ({ page, watch }) => {
    watch.allow(/status of 404 .*no-such-page/);

    await page.goto(path, { waitUntil: "load" });
    expect(await inspectPage(page, { path, country: "US" })).toEqual([]);
    expect(await takePicture(page)).toMatchSnapshot(`${name}-768.webp`);
  });
}
