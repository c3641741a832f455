import { expect, test } from "../support/studio-test.ts";
import { toParagraph, toText } from "../support/text-blocks.ts";

const draftPage = { _id: "drafts.test-page", _type: "page", title: "A page", path: "/test-page" };
const draftInstructor = { _id: "drafts.test-instructor", _type: "instructor", name: "Quinn Okka" };

test.afterEach(async ({ lake }) => {
  await lake.delete(draftPage._id);
  await lake.delete(draftInstructor._id);
});

test("a course that's created in a list opens beside that list", async ({ editor }) => {
  const { page } = editor;
  await editor.goTo("/studio/structure/courses;kids");

  await page.getByTestId("pane").last().getByTestId("action-intent-button").click();

  await expect(editor.titleField).toHaveValue("");
  await expect(page).toHaveURL(/\/courses;kids;/);
});

test("a course's search result follows what's written", async ({ editor, course }) => {
  const preview = editor.page.getByTestId("search-preview");
  await editor.goTo(editor.addressOf({ ...course, field: "meta.title" }));
  await expect(preview).toContainText("Level 1A: online ASL course for beginners · Handshape");

  await editor.write("meta.title", "ASL with a quokka");
  await editor.write("meta.description", "Twelve signs.");

  await expect(preview).toContainText("ASL with a quokka · Handshape");
  await expect(preview).toContainText("Twelve signs.");
  await expect(editor.page.getByText("17 of about 60 characters")).toBeVisible();
});

test("a section is added to a page from a menu with a picture of each", async ({ editor, lake }) => {
  const { page } = editor;
  await lake.createOrReplace(draftPage);
  await editor.open({ id: "test-page", type: "page" });

  await page.getByTestId("field-sections").getByRole("button", { name: "Add item" }).click();
  await page.getByRole("tab", { name: "People and questions" }).click();
  const reviews = page.getByRole("menuitem", { name: "Reviews" });
  await expect(reviews.getByRole("img", { includeHidden: true })).toHaveJSProperty("naturalWidth", 150);
  await expect(page.getByRole("menuitem", { name: "Hero" })).toHaveCount(0);
  await reviews.click();

  await expect
    .poll(() => lake.getDocument(draftPage._id))
    .toMatchObject({ sections: [{ _type: "testimonials" }] });
  await expect(editor.status.last(), "until the section's defaults are saved, too").toContainText("Edited");
});

test("a section of another page is found, copied as it stands, and opened to edit", async ({
  editor,
  lake,
}) => {
  const { page } = editor;
  await lake.createOrReplace(draftPage);
  await editor.open({ id: "test-page", type: "page" });

  await page.getByRole("button", { name: "Copy from another page…" }).click();
  await expect(page.getByRole("searchbox", { name: "Search sections" })).toBeFocused();
  await page.keyboard.type("affiliate steps");
  await page.getByRole("dialog").getByRole("button", { name: "How it works" }).click();

  await expect(page.getByRole("dialog").getByRole("textbox").first()).toHaveValue("How it works");
  const original = await lake.fetch('*[path == "/affiliate-program"][0].sections[_type == "steps"][0]');
  await expect
    .poll(() => lake.getDocument(draftPage._id))
    .toMatchObject({ sections: [{ ...original, _key: expect.not.stringMatching(original._key) }] });
});

test("what's typed as soon as the caret has moved stays together where the caret went", async ({
  editor,
  lake,
}) => {
  await lake.createOrReplace({ ...draftInstructor, about: toText("teaches online.") });
  await editor.open({ id: "test-instructor", type: "instructor" });
  const about = editor.richText("about");
  await about.text.getByText("teaches online.").click();
  await expect(about.text).toBeFocused();

  // As when the page is so busy that the letters arrive first.
  await about.text.evaluate(holdSelectionChangeBack);
  await editor.page.keyboard.press("Home");
  await editor.page.keyboard.type("Quinn ");

  await expect(about.text).toHaveText("Quinn teaches online.");
  const children = [expect.objectContaining({ text: "Quinn teaches online." })];
  await expect.poll(() => lake.getDocument(draftInstructor._id)).toMatchObject({ about: [{ children }] });
});

/** A key instead would move the caret once more, which nobody tells the editor of as long as the event is held back. */
const beforeFirstLetter = { x: 1, y: 8 };

test("a click into a text stays where it was, even if a colleague's change arrives with it", async ({
  editor,
  lake,
}) => {
  const about = ["First", "Second", "Third"].map((words) => toParagraph(words, words));
  await lake.createOrReplace({ ...draftInstructor, about });
  await editor.open({ id: "test-instructor", type: "instructor" });
  const { text } = editor.richText("about");
  await text.getByText("Third").click();
  await expect(text).toBeFocused();

  await text.evaluate(holdSelectionChangeBack);
  await text.getByText("First").click({ position: beforeFirstLetter });
  await lake
    .patch(draftInstructor._id)
    .set({ 'about[_key == "Second"].children[0].text': "Changed" })
    .commit();
  await expect(text.getByText("Changed")).toBeVisible();
  await editor.page.keyboard.type("The ");

  await expect(text).toHaveText(/^The First\s*Changed\s*Third$/);
  const children = [expect.objectContaining({ text: "The First" })];
  await expect
    .poll(() => lake.getDocument(draftInstructor._id))
    .toMatchObject({ about: [{ children }, {}, {}] });
});

test("closing an answer, then its question, puts the focus back where each was opened", async ({
  editor,
}) => {
  const { page } = editor;
  const dialog = page.getByRole("dialog");
  const question = page.getByRole("button", { name: /answers$/ }).first();
  const answer = dialog.getByRole("button", { name: /(Right|Wrong)$/ }).first();
  const answerText = dialog.getByText("Short enough for a button on a phone.");
  await editor.open({ id: "quiz-alphabet-and-numbers", type: "quiz" });
  await page.getByRole("tab", { name: "Questions" }).click();
  await question.press("Enter");
  await answer.press("Enter");
  await expect(answerText).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(answerText).toBeHidden();
  await expect(answer).toBeFocused();
  await page.keyboard.press("Escape");

  await expect(dialog).toBeHidden();
  await expect(question).toBeFocused();
});

/** Withholds the browser's next news that the caret has moved. */
function holdSelectionChangeBack() {
  addEventListener("selectionchange", (event) => event.stopPropagation(), { capture: true, once: true });
}
