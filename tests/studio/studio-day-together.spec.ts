import { Editor } from "../support/editor.ts";
import { expect, test } from "../support/studio-test.ts";

test("two people in one course see each other, and each other's edits as they type", async ({
  editor,
  lake,
  browser,
  course,
}) => {
  const overview = ["The first of two lines.", "The second of two lines.", ""].map(toParagraph);
  const published = await lake.getDocument(course.id);
  await lake.create({ ...published, _id: `drafts.${course.id}`, _type: "course", overview });
  const another = await browser.newContext();
  const colleague = new Editor(await another.newPage(), "administrator");
  await colleague.signIn(colleague.addressOf(course));
  await editor.goTo("/studio");
  await editor.open(course);

  await colleague.field("subtitle").click();
  await editor.titleField.click();

  await expect(editor.portraits(colleague).first()).toBeVisible();
  await expect(colleague.portraits(editor).first()).toBeVisible();
  await editor.page.getByRole("button", { name: "Global presence" }).click();
  await expect(editor.page.getByRole("menuitem", { name: colleague.account.name })).toBeVisible();
  await editor.page.keyboard.press("Escape");

  await editor.titleField.fill("");
  await colleague.field("subtitle").fill("");
  await Promise.all([
    editor.titleField.pressSequentially("A title typed letter by letter", { delay: 30 }),
    colleague.field("subtitle").pressSequentially("and a subtitle at the same time", { delay: 30 }),
  ]);

  await expect(colleague.titleField).toHaveValue("A title typed letter by letter");
  await expect(editor.field("subtitle")).toHaveValue("and a subtitle at the same time");
  await expect
    .poll(() => lake.getDocument(`drafts.${course.id}`))
    .toMatchObject({ title: "A title typed letter by letter", subtitle: "and a subtitle at the same time" });

  // First, because a change that arrives with a click makes the editor put the selection back where it was.
  await editor.richText("overview").placeCaretAfter("The first of two lines.");
  await colleague.richText("overview").placeCaretAfter("The second of two lines.");
  await editor.page.keyboard.type(" One wrote here,", { delay: 30 });
  await expect(colleague.richText("overview").text).toContainText("lines. One wrote here,");
  await colleague.page.keyboard.type(" while the other wrote here.", { delay: 30 });
  const both =
    /^The first of two lines\. One wrote here,\s*The second of two lines\. while the other wrote here\.\s*$/;
  for (const person of [editor, colleague]) await expect(person.richText("overview").text).toHaveText(both);

  const warning = editor.page.getByText(`${colleague.account.name} is in this field, too.`);
  await colleague.titleField.click();
  await editor.titleField.click();
  await expect(warning).toBeVisible();
  await another.close();
  await expect(warning).toHaveCount(0);
  await expect(editor.portraits(colleague)).toHaveCount(0);
});

const toParagraph = (text: string, index: number) => ({
  _type: "block",
  _key: `line-${index}`,
  style: "normal",
  markDefs: [],
  children: [{ _type: "span", _key: `words-${index}`, text, marks: [] }],
});
