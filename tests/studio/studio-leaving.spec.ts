import { expect, test } from "../support/studio-test.ts";
import { toText } from "../support/text-blocks.ts";

const draft = {
  _id: "drafts.test-leaving",
  _type: "instructor",
  name: "Quinn Okka",
  role: "Teacher",
  about: toText("Teaches online."),
};

test.afterEach(async ({ lake }) => {
  await lake.delete(draft._id);
});

test("what's typed right before another document or view is opened is saved", async ({ editor, lake }) => {
  const { page } = editor;
  await lake.createOrReplace(draft);
  await editor.open({ id: "test-leaving", type: "instructor" });
  await editor.field("role").click();
  await expect(editor.field("role")).toBeFocused();

  await page.keyboard.press("End");
  // Letter by letter: the Studio saves the first at once, and the others a second later.
  await page.keyboard.type(" of the evening class");
  await editor.goTo("/studio/schedule");

  await expect
    .poll(() => lake.getDocument(draft._id))
    .toMatchObject({ role: "Teacher of the evening class" });

  await editor.open({ id: "test-leaving", type: "instructor" });
  await editor.richText("about").text.getByText("Teaches online.").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" And in person.");
  await editor.goTo("/studio/schedule");

  const text = expect.objectContaining({ text: "Teaches online. And in person." });
  await expect
    .poll(() => lake.getDocument(draft._id))
    .toMatchObject({ about: [expect.objectContaining({ children: [text] })] });
});

test("what's typed right before another tab of the form is opened is saved once", async ({
  editor,
  lake,
  course,
}) => {
  const { page } = editor;
  await lake
    .patch(course.id)
    .set({ overview: toText("Five weeks.") })
    .commit();
  await editor.open(course);
  await editor.richText("overview").text.getByText("Five weeks.").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" Or less.");
  await page.getByRole("tab", { name: "Shop and search" }).click();
  await editor.write("meta.title", "A course of weeks");
  await page.getByRole("tab", { name: "Story" }).click();

  await expect(editor.richText("overview").text).toHaveText("Five weeks. Or less.");
  const text = expect.objectContaining({ text: "Five weeks. Or less." });
  await expect
    .poll(() => lake.getDocument(`drafts.${course.id}`))
    .toMatchObject({ overview: [expect.objectContaining({ children: [text] })] });
});

test("leaving the Studio with something unsaved asks first", async ({ editor, lake }) => {
  await lake.createOrReplace(draft);
  const page = await editor.page.context().newPage();
  await page.goto(editor.addressOf({ id: "test-leaving", type: "instructor" }));
  const about = page.getByTestId("field-about").getByRole("textbox").getByText("Teaches online.");
  await about.click();
  await page.keyboard.press("End");
  await page.keyboard.type(" And in person.");

  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;

  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  const text = expect.objectContaining({ text: "Teaches online. And in person." });
  await expect
    .poll(() => lake.getDocument(draft._id))
    .toMatchObject({ about: [expect.objectContaining({ children: [text] })] });
  // The Studio hears that it's saved a moment after the lake has it, and asks until then.
  await expect.poll(() => page.evaluate(mayLeave)).toBe(true);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
});

/** In the browser: whether nothing would ask somebody who leaves. */
const mayLeave = () => dispatchEvent(new Event("beforeunload", { cancelable: true }));
