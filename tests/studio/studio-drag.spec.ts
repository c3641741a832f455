import type { Locator } from "@playwright/test";
import type { Editor } from "../support/editor.ts";
import { expect, test } from "../support/studio-test.ts";
import { toText } from "../support/text-blocks.ts";

const prose = (title: string) => ({ _key: title.toLowerCase(), _type: "prose", title, body: toText(title) });

test("a section that's dragged below another in the preview moves at once, and the draft is saved with the new order", async ({
  editor,
  lake,
}) => {
  // Without a draft, the overlays drop a change that comes before they've read the published document.
  const page = { _id: "drafts.page-dragged", _type: "page", title: "Dragged", path: "/dragged" };
  await lake.createOrReplace({ ...page, sections: [prose("First"), prose("Second")] });
  await editor.goTo("/studio/presentation?preview=/dragged");
  const headings = editor.preview.getByRole("main").getByRole("heading", { level: 2 });
  await expect(headings).toHaveText([/^First/, /^Second/], { timeout: 30_000 });
  const held = Promise.withResolvers<void>();
  await editor.page.route(/\/data\/(actions|mutate)\//, async (route) => {
    await held.promise;
    await route.continue();
  });

  await dragBelow(editor, headings.first(), headings.last());

  await expect(headings).toHaveText([/^Second/, /^First/]);
  expect(await lake.getDocument(page._id)).toMatchObject({
    sections: [{ _key: "first" }, { _key: "second" }],
  });
  held.resolve();
  await expect
    .poll(() => lake.getDocument(page._id))
    .toMatchObject({ sections: [{ _key: "second" }, { _key: "first" }] });
  await editor.page.unroute(/\/data\/(actions|mutate)\//);
  await lake.delete({ query: "*[sanity::versionOf($id)]", params: { id: "page-dragged" } });
});

/** Drags a section of the preview below another that follows it. Both are found by a heading. */
async function dragBelow({ page, preview }: Editor, heading: Locator, target: Locator) {
  // An overlay loads after its page, and appears once the mouse moves. The blank edge is the section's, and a heading its own.
  await expect(async () => {
    await target.scrollIntoViewIfNeeded();
    const { x, y, height } = await readSectionBox(heading);
    await page.mouse.move(x + 8, y + height - 16);
    await page.mouse.move(x + 8, y + height - 8);
    await expect(preview.locator("[data-draggable][data-hovered]")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.mouse.down();
  const { x, y, height } = await readSectionBox(target);
  // A section is dropped at an edge of another.
  await page.mouse.move(x + 8, y + height - 4, { steps: 5 });
  await page.mouse.up();
}

async function readSectionBox(heading: Locator) {
  const box = await heading.locator("xpath=ancestor::*[@data-sanity][1]").boundingBox();
  if (!box) throw new Error("The section isn't shown.");
  return box;
}
