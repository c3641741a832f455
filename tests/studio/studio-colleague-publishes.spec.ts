import { expect, test } from "../support/studio-test.ts";

const instructor = { id: "shared-instructor", type: "instructor" };
const draftId = `drafts.${instructor.id}`;

test.beforeEach(async ({ lake }) => {
  const slug = { _type: "slug", current: instructor.id };
  await lake.create({ _id: draftId, _type: "instructor", name: "Quinn Okka", slug, role: "Teacher" });
});
test.afterEach(async ({ editor, lake }) => {
  await editor.page.unrouteAll({ behavior: "ignoreErrors" });
  await lake.delete({ query: "*[sanity::versionOf($id) || _id == $id]", params: instructor });
});

test("what's typed while a colleague publishes the document stays in the form, and becomes a new draft", async ({
  editor,
  lake,
}) => {
  const { page } = editor;
  const role = editor.field("role");
  const sent = Promise.withResolvers<void>();
  const published = Promise.withResolvers<void>();
  await editor.goTo("/studio");
  await editor.open(instructor);
  await expect(role).toHaveValue("Teacher");
  // A form shows its values before it accepts any.
  await expect(role).toBeEditable();
  await expect(page.getByRole("button", { name: "Published", exact: true })).toBeDisabled();
  await page.route(/\/data\/actions\//, async (route) => {
    sent.resolve();
    await published.promise;
    await route.continue();
  });

  await role.focus();
  await page.keyboard.type(" of beginners");
  await sent.promise;
  await page.keyboard.type(" and tutor");
  await lake.action({ actionType: "sanity.action.document.publish", draftId, publishedId: instructor.id });
  await expect(page.getByRole("button", { name: "Published", exact: true })).toBeEnabled();
  await page.keyboard.type(" online");

  await expect(role).toHaveValue("Teacher of beginners and tutor online");
  published.resolve();
  await expect
    .poll(() => lake.getDocument(draftId))
    .toMatchObject({ role: "Teacher of beginners and tutor online" });
  expect(await lake.getDocument(instructor.id)).toMatchObject({ role: "Teacher" });
  await expect(role).toHaveValue("Teacher of beginners and tutor online");
});
