import { Editor } from "../support/editor.ts";
import { expect, test } from "../support/studio-test.ts";

// The Studio's own tools against the embedded lake: search, Vision, copying, comparing. Contract tests ask its endpoints for the same.

test("a course gets a new instructor, an existing image and its highlights in another order", async ({
  editor,
  lake,
  course,
}) => {
  await lake
    .patch(course.id)
    .unset(["instructor", "header.image"])
    .set({ "header.highlights": ["First", "Second"] })
    .commit();
  await editor.goTo(editor.addressOf(course));

  const picture = editor.picture("Header image");
  await picture.select("hero.webp");
  await picture.description.fill("A hand on its way along an arc.");
  await editor.list("header.highlights").moveUp(1);
  const readDraft = () => lake.getDocument(`drafts.${course.id}`);
  await expect.poll(readDraft).toMatchObject({ header: { highlights: ["Second", "First"] } });
  await editor.page.getByRole("button", { name: "Create", exact: true }).click();
  await expect.poll(readDraft).toMatchObject({ instructor: { _ref: expect.any(String) } });
  await editor.write("name", "Ines Okafor");
  // Until its validation has run, the Studio offers to publish and then refuses.
  const missing = editor.page.getByTestId("field-slug").getByTestId("input-validation-icon-error");
  await expect(missing).toBeVisible();
  await editor.page.getByRole("button", { name: "Generate" }).click();
  await expect(missing).toBeHidden();
  await editor.publish();
  const { openId: instructor } = editor;
  await editor.open(course);
  await editor.publish();

  await expect
    .poll(() => lake.getDocument(course.id))
    .toMatchObject({
      instructor: { _type: "reference", _ref: instructor },
      header: {
        highlights: ["Second", "First"],
        image: { asset: { _ref: expect.stringMatching(/^image-.*-webp$/) } },
      },
    });
  await editor.open({ id: instructor, type: "instructor" });
  await editor.inspect("Incoming references");
  await expect(editor.inspector.getByRole("link", { name: course.title })).toBeVisible();
  await lake.delete({ query: "*[_id in [$course, $instructor]]", params: { course: course.id, instructor } });
});

test("a field can be copied from one course to another", async ({ editor, lake, course }) => {
  const source = await lake.getDocument("course-kids-level-1a");
  await editor.goTo(editor.addressOf({ id: "course-kids-level-1a" }));

  await editor.onField("header.highlights", "Copy field");
  const readKinds = async () => (await navigator.clipboard.read()).flatMap(({ types }) => types);
  await expect
    .poll(() => editor.page.evaluate(readKinds))
    .toContain("web application/vnd.sanity-clipboard-item+json");
  await editor.open(course);
  await expect(editor.field("header.highlights").first()).toBeEditable();
  await editor.onField("header.highlights", "Paste field");

  await expect
    .poll(() => lake.getDocument(`drafts.${course.id}`))
    .toMatchObject({ header: { highlights: source?.["header"].highlights } });
});

test("a draft can be inspected and compared with the published version, and each perspective shows its own content", async ({
  editor,
  course,
  lake,
}) => {
  await editor.goTo(editor.addressOf(course));
  await editor.retitle("Only a draft");

  await editor.view("Inspect");
  await expect(editor.page.getByRole("dialog", { name: "Inspecting Only a draft" })).toContainText(
    `drafts.${course.id}`,
  );
  await editor.page.keyboard.press("Escape");
  await editor.view("Compare versions");
  const [before, after] = [course.title, "Only a draft"];
  await expect(editor.page.getByRole("dialog").getByTestId("field-title").first()).toContainText(before);
  await expect(editor.page.getByRole("dialog").getByTestId("field-title").last()).toContainText(after);
  await editor.page.keyboard.press("Escape");

  await editor.look("Published");
  await expect(editor.titleField).toHaveValue(course.title);
  await editor.look("Drafts");
  await expect(editor.titleField).toHaveValue("Only a draft");
  await lake.delete(`drafts.${course.id}`);
});

test("a course is found by its field values, and an administrator's Vision query returns the same", async ({
  page,
  course,
}) => {
  const editor = new Editor(page, "administrator");
  await editor.signIn("/studio/vision");

  // Once it has loaded, the tool restores its saved query over anything typed by then.
  await expect(async () => {
    const query = editor.page.getByRole("textbox").and(editor.page.locator("[contenteditable]")).first();
    await query.fill(`*[_id == "${course.id}"].title`);
    await editor.page.getByRole("button", { name: "Fetch" }).click();
    await expect(query).toContainText(course.id, { timeout: 1000 });
  }).toPass();
  await expect(editor.page.getByText(course.title)).toBeVisible();

  await editor.page.getByRole("button", { name: "Open search" }).click();
  await editor.page.getByRole("button", { name: "Add filter" }).click();
  await editor.page.getByRole("option", { name: "Audience" }).getByRole("button").click();
  await editor.page.getByRole("button", { name: "Select…" }).click();
  await editor.page.getByRole("menuitem", { name: "Kids" }).click();
  await editor.page.keyboard.press("Escape");
  const results = editor.page.getByRole("option").filter({ hasText: "Course" });
  await expect(results).toHaveText([/Kids/, /Kids/, /Kids/]);
});
