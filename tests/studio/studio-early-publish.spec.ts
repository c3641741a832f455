import { expect, test } from "../support/studio-test.ts";

const instructor = { id: "early-instructor", type: "instructor" };

test.beforeEach(async ({ lake }) => {
  const slug = { _type: "slug", current: instructor.id };
  await lake.create({ _id: `drafts.${instructor.id}`, _type: "instructor", name: "Quinn Okka", slug });
});
test.afterEach(async ({ lake }) => {
  await lake.delete({ query: "*[sanity::versionOf($id) || _id == $id]", params: instructor });
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
