import { Editor } from "../support/editor.ts";
import { expect, test } from "../support/studio-test.ts";
import { toParagraph } from "../support/text-blocks.ts";

test("two people in one course see each other, and each other's edits as they type", async ({
  editor,
  lake,
  browser,
  course,
}) => {
  const lines = ["The first of two lines.", "The second of two lines."];
  const overview = lines.map((line) => toParagraph(line, line));
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

  await editor.richText("overview").typeAfter("The first of two lines.", " One wrote here,");
  await colleague.richText("overview").typeAfter("The second of two lines.", " while the other wrote here.");
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
