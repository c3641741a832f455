import { expect, test } from "../support/studio-test.ts";

test.beforeEach(({ editor }) => editor.page.setViewportSize({ width: 768, height: 1024 }));
test.afterEach(({ editor }) => editor.page.setViewportSize({ width: 1280, height: 720 }));

test("the releases' calendar opens on a tablet", async ({ editor }) => {
  const { page } = editor;
  await editor.goTo("/studio/releases");

  // Sanity gave it no name but this.
  await page.locator("[name=calendar]").click();

  await expect(page.getByRole("button", { name: /^\w{3} \w{3} 15 \d{4}$/ })).toBeVisible();
});
