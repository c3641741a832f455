import type { Locator } from "@playwright/test";
import type { Editor } from "../support/editor.ts";
import { RichTextField } from "../support/rich-text-field.ts";
import { expect, test as base } from "../support/studio-test.ts";
import { toText } from "../support/text-blocks.ts";

interface Fixtures {
  /** A test's own page with two sections, open in the preview, and deleted when the test ends. */
  edited: { draftId: string; headings: Locator };
}

const prose = (title: string) => ({ _key: title.toLowerCase(), _type: "prose", title, body: toText(title) });

const test = base.extend<Fixtures>({
  edited: async ({ editor, lake }, use, { testId }) => {
    const id = `page-${testId.slice(-6)}`;
    // Without a draft, the overlays drop a change that comes before they've read the published document.
    const page = { _id: `drafts.${id}`, _type: "page", title: "Edited", path: `/${id}` };
    await lake.createOrReplace({ ...page, sections: [prose("First"), prose("Second")] });
    // Not from another page in the preview, whose overlays may still be there.
    await editor.goTo("/studio/home");
    await editor.goTo(`/studio/presentation?preview=${page.path}`);
    const headings = editor.preview.getByRole("main").getByRole("heading", { level: 2 });
    await expect(headings).toHaveText([/^First/, /^Second/], { timeout: 30_000 });
    // As after writing in the form. When a field takes the focus, the Studio closes any menu in the preview.
    await expect(editor.titleField).toHaveValue("Edited", { timeout: 30_000 });
    await editor.titleField.click();
    await editor.titleField.fill("Written");
    await expect(editor.preview.getByRole("heading", { level: 1 })).toHaveText(/^Written/);
    // Until the preview has told where it is, the Studio opens the field anew, which takes the focus from a menu.
    await expect(editor.page).toHaveURL(/\/title\?preview=http/);
    // As long as the form is saving, it may take the focus back, too.
    await expect.poll(() => lake.getDocument(page._id)).toMatchObject({ title: "Written" });
    await use({ draftId: page._id, headings });
    await lake.delete({ query: "*[sanity::versionOf($id)]", params: { id } });
  },
});

test("a section that's dragged below another in the preview moves at once, is saved there, and goes back with Undo", async ({
  editor,
  lake,
  edited: { draftId, headings },
}) => {
  const held = Promise.withResolvers<void>();
  await editor.page.route(/\/data\/(actions|mutate)\//, async (route) => {
    await held.promise;
    await route.continue();
  });

  await dragBelow(editor, headings.first(), headings.last());

  await expect(headings).toHaveText([/^Second/, /^First/]);
  expect(await lake.getDocument(draftId)).toMatchObject({
    sections: [{ _key: "first" }, { _key: "second" }],
  });
  held.resolve();
  await expect
    .poll(() => lake.getDocument(draftId))
    .toMatchObject({ sections: [{ _key: "second" }, { _key: "first" }] });
  await editor.page.unroute(/\/data\/(actions|mutate)\//);

  await expect(editor.preview.getByText("Section moved.")).toBeVisible();
  await editor.preview.getByRole("button", { name: "Undo" }).click();

  await expect(headings).toHaveText([/^First/, /^Second/]);
  await expect
    .poll(() => lake.getDocument(draftId))
    .toMatchObject({ sections: [{ _key: "first" }, { _key: "second" }] });
  await expect(editor.preview.getByText("Section moved.")).toHaveCount(0);
});

test("a section's menu has the focus, closes with Escape, and adds another section, which Ctrl+Z takes back", async ({
  editor,
  lake,
  edited: { draftId, headings },
}) => {
  const added = editor.preview.locator("[data-sanity]:empty");
  const duplicate = editor.preview.getByRole("menuitem", { name: "Duplicate" });

  await openMenu(editor, headings.first());
  await expect(duplicate, "although the form had the focus").toBeFocused();
  await editor.page.keyboard.press("Escape");
  await expect(duplicate).toHaveCount(0);

  await addSection(editor, headings.first(), "Call to action");
  await expect(added).toBeVisible();
  await expect(editor.preview.getByText("Section added.")).toBeVisible();
  await editor.page.keyboard.press("Control+z");
  await expect(added).toHaveCount(0);
  await expect
    .poll(() => lake.getDocument(draftId))
    .toMatchObject({ sections: [{ _key: "first" }, { _key: "second" }] });

  await addSection(editor, headings.first(), "Call to action");
  await added.click();
  await editor.page
    .getByTestId(/^field-sections\[.*\]\.title$/)
    .getByRole("textbox")
    .fill("Third");
  await expect(editor.preview.getByRole("heading", { name: "Third" })).toBeVisible();
});

test("a course on a shelf is removed from its own menu, which opens away from its name, too", async ({
  editor,
  lake,
  edited: { draftId },
}) => {
  const ids = await lake.fetch<string[]>('*[_type == "course" && type == "course"][0...2]._id');
  const courses = ids.map((id) => ({ _key: id, _type: "reference", _ref: id }));
  const shelf = { _key: "shelf", _type: "courseShelf", title: "Courses", courses };
  await lake.patch(draftId).append("sections", [shelf]).commit();
  const names = editor.preview.getByRole("main").getByRole("heading", { level: 3 });
  await expect(names).toHaveCount(2);

  await openMenu(editor, names.first());
  await editor.preview.getByRole("menuitem", { name: "Remove" }).click();

  await expect(names).toHaveCount(1);
  await expect
    .poll(() => lake.getDocument(draftId))
    .toMatchObject({ sections: [{ _key: "first" }, { _key: "second" }, { courses: [courses[1]] }] });
});

test("each letter that's typed into a section's text shows in the preview, before the document has it", async ({
  editor,
  lake,
  edited: { draftId, headings },
}) => {
  await hoverSection(editor, headings.first());
  await editor.preview.getByRole("paragraph").filter({ hasText: "First" }).click();
  const body = new RichTextField(editor.page, editor.page.getByTestId(/^field-sections\[.*\]\.body$/));
  const states = await editor.preview.getByRole("main").evaluateHandle(noteText);

  // Without a pause, the Studio adds them to the document together.
  await body.typeAfter("First", "ly");

  await expect(editor.preview.getByText("Firstly")).toBeVisible();
  expect(await states.jsonValue()).toContainEqual(expect.stringMatching(/Firstl(?!y)/));
  const children = [expect.objectContaining({ text: "Firstly" })];
  await expect
    .poll(() => lake.getDocument(draftId))
    .toMatchObject({ sections: [{ body: [{ children }] }, { _key: "second" }] });
});

/** Opens a section's menu, or a course's, at its blank edge. */
async function openMenu(editor: Editor, heading: Locator) {
  await hoverSection(editor, heading);
  await editor.page.mouse.down({ button: "right" });
  await editor.page.mouse.up({ button: "right" });
}

/** Adds a section of a type below another, from its menu. */
async function addSection(editor: Editor, heading: Locator, type: string) {
  const { preview } = editor;
  await openMenu(editor, heading);
  const insertAfter = preview.getByRole("button", { name: "Insert after" });
  // With the keyboard, because a pointer that arrives while the menu is drawn opens nothing. The pointer is put here, too, because
  // over another item, it would close what the keyboard opens.
  await insertAfter.hover();
  await insertAfter.press("ArrowRight");
  await expect(preview.getByPlaceholder("Filter types")).toBeVisible();
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

/** What the page's first paragraph says after each change of the page. */
function noteText(main: Element): string[] {
  const states: string[] = [];
  new MutationObserver(() => states.push(main.querySelector("p")?.textContent ?? "")).observe(main, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  return states;
}
