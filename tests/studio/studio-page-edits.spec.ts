import type { Locator } from "@playwright/test";
import type { Editor } from "../support/editor.ts";
import { expect, test } from "../support/studio-test.ts";
import { toText } from "../support/text-blocks.ts";

const prose = (title: string) => ({ _key: title.toLowerCase(), _type: "prose", title, body: toText(title) });

test("a section that's dragged below another in the preview moves at once, is saved there, and goes back with Undo", async ({
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

  await expect(editor.preview.getByText("Section moved.")).toBeVisible();
  await editor.preview.getByRole("button", { name: "Undo" }).click();

  await expect(headings).toHaveText([/^First/, /^Second/]);
  await expect
    .poll(() => lake.getDocument(page._id))
    .toMatchObject({ sections: [{ _key: "first" }, { _key: "second" }] });
  await expect(editor.preview.getByText("Section moved.")).toHaveCount(0);
  await lake.delete({ query: "*[sanity::versionOf($id)]", params: { id: "page-dragged" } });
});

test("a section is added to the page from another's menu, taken back with Ctrl+Z, and filled in", async ({
  editor,
  lake,
}) => {
  const page = { _id: "drafts.page-added", _type: "page", title: "Added", path: "/added" };
  await lake.createOrReplace({ ...page, sections: [prose("First"), prose("Last")] });
  await editor.goTo("/studio/presentation?preview=/added");
  const heading = editor.preview.getByRole("main").getByRole("heading", { level: 2 }).first();
  await expect(heading).toHaveText(/^First/, { timeout: 30_000 });
  const added = editor.preview.locator("[data-sanity]:empty");

  await addSection(editor, heading, "Call to action");
  await expect(added).toBeVisible();
  await expect(editor.preview.getByText("Section added.")).toBeVisible();
  await editor.page.keyboard.press("Control+z");
  await expect(added).toHaveCount(0);
  await expect
    .poll(() => lake.getDocument(page._id))
    .toMatchObject({ sections: [{ _key: "first" }, { _key: "last" }] });

  await addSection(editor, heading, "Call to action");
  await added.click();
  await editor.page
    .getByTestId(/^field-sections\[.*\]\.title$/)
    .getByRole("textbox")
    .fill("Second");
  await expect(editor.preview.getByRole("heading", { name: "Second" })).toBeVisible();
  await lake.delete({ query: "*[sanity::versionOf($id)]", params: { id: "page-added" } });
});

/** Adds a section of a type below another, from the menu of its blank edge. */
async function addSection(editor: Editor, heading: Locator, type: string) {
  const { page, preview } = editor;
  await hoverSection(editor, heading);
  await page.mouse.down({ button: "right" });
  await page.mouse.up({ button: "right" });
  // The overlays are hidden from assistive technology, so they have no roles.
  await expect(async () => {
    // It opens when the pointer comes from another item, and not if the menu was still being drawn.
    await preview.getByText("Duplicate").hover();
    await preview.getByText("Insert after").hover();
    await expect(preview.getByPlaceholder("Filter types")).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await preview.getByText(type, { exact: true }).last().click();
}

/** Drags a section of the preview below another that follows it. Both are found by a heading. */
async function dragBelow(editor: Editor, heading: Locator, target: Locator) {
  await hoverSection(editor, heading, target);
  const { mouse } = editor.page;
  await mouse.down();
  const { x, y, height } = await readSectionBox(target);
  // A section is dropped at an edge of another.
  await mouse.move(x + 8, y + height - 4, { steps: 5 });
  await mouse.up();
}

/** Points at a section's blank edge, which is the section's own, unlike its heading, with another heading in view, too. */
async function hoverSection({ page, preview }: Editor, heading: Locator, inView = heading) {
  // An overlay loads after its page, and appears once the mouse moves.
  await expect(async () => {
    await inView.scrollIntoViewIfNeeded();
    const { x, y, height } = await readSectionBox(heading);
    await page.mouse.move(x + 8, y + height - 16);
    await page.mouse.move(x + 8, y + height - 8);
    await expect(preview.locator("[data-draggable][data-hovered]")).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

async function readSectionBox(heading: Locator) {
  const box = await heading.locator("xpath=ancestor::*[@data-sanity][1]").boundingBox();
  if (!box) throw new Error("The section isn't shown.");
  return box;
}
