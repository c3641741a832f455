import { expect, test } from "../support/studio-test.ts";

const instructor = { id: "early-instructor", type: "instructor" };

const draftId = `drafts.${instructor.id}`;
const draftAnnouncement = { _id: "drafts.test-announcement", _type: "announcement", text: "New courses" };

test.beforeEach(async ({ lake }) => {
  const slug = { _type: "slug", current: instructor.id };
  await lake.create({ _id: draftId, _type: "instructor", name: "Quinn Okka", slug });
});
test.afterEach(async ({ lake }) => {
  await lake.delete({ query: "*[sanity::versionOf($id) || _id == $id]", params: instructor });
  await lake.delete(draftAnnouncement._id);
});

test("what was typed right before publishing is published, too", async ({ editor, lake }) => {
  await editor.goTo("/studio");
  await editor.open(instructor);
  await editor.write("role", "Teacher");
  const about = editor.richText("about").text;
  await about.click();
  await expect(about).toBeFocused();
  // While the Studio is still saving, it waits before it publishes, and gets the text that way.
  await expect(editor.status.last()).toContainText("Edited");
  await expect(editor.publishButton).toBeEnabled();

  // Not letter by letter, because after a second of typing the Studio saves what it has.
  await editor.page.keyboard.insertText("Typed last.");
  await editor.page.keyboard.press("Control+Alt+p");

  const text = expect.objectContaining({ text: "Typed last." });
  await expect
    .poll(() => lake.getDocument(instructor.id))
    .toMatchObject({ about: [expect.objectContaining({ children: [text] })] });
  await expect(about).toHaveText("Typed last.");
});

test("what's typed while a document is being published stays in its field, and becomes a new draft", async ({
  editor,
  lake,
}) => {
  const { page } = editor;
  await editor.goTo("/studio");
  await editor.open(instructor);
  const about = editor.richText("about").text;
  await about.click();
  await page.keyboard.type("Before.");
  await expect.poll(async () => JSON.stringify(await lake.getDocument(draftId))).toContain("Before.");
  await expect(editor.publishButton).toBeEnabled();

  await page.keyboard.press("Control+Alt+p");
  await page.keyboard.type(" And after it, letter by letter.", { delay: 20 });

  await expect(about).toBeFocused();
  await expect
    .poll(async () => JSON.stringify(await lake.getDocument(draftId)))
    .toContain("Before. And after it, letter by letter.");
});

test("an announcement can't be published while its form shows a start that isn't saved", async ({
  editor,
  lake,
}) => {
  await lake.createOrReplace(draftAnnouncement);
  await editor.open({ id: "test-announcement", type: "announcement" });
  const start = editor.field("startsAt");
  await expect(editor.publishButton).toBeEnabled();

  await start.fill("New Year's Eve");
  await start.press("Tab");
  await expect(editor.publishButton).toBeDisabled();
  await start.fill("12/31/2030 9:00 AM");
  await start.press("Tab");

  await expect(start).toHaveValue("2030-12-31 09:00");
  await expect(editor.publishButton).toBeEnabled();
  await expect.poll(() => lake.getDocument(draftAnnouncement._id)).toHaveProperty("startsAt");
});
