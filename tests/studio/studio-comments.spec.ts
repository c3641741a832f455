import { expect, test } from "../support/studio-test.ts";

const ids = ["previewComment.test-words", "previewComment.test-page"] as const;

const address = "/quokka";

test.afterEach(({ lake }) =>
  lake.delete({ query: "*[_id in $ids || path == $address]", params: { ids, address } }),
);

test("a reviewer's comment is on the home page and next to its field, until it's resolved", async ({
  editor,
  lake,
  course,
}) => {
  const { page } = editor;
  const comment = { _type: "previewComment", name: "Ana", path: course.path };
  await lake.create({
    ...comment,
    _id: ids[0],
    text: "Could the title be shorter?",
    quote: course.title,
    createdAt: "2026-01-05T09:00:00Z",
  });
  await lake.create({ ...comment, _id: ids[1], text: "It reads well.", createdAt: "2026-01-05T09:05:00Z" });

  await editor.goTo("/studio/home");
  await expect(page.getByRole("link", { name: /It reads well\./ })).toHaveAttribute(
    "href",
    `/studio/presentation?preview=${encodeURIComponent(course.path)}`,
  );
  await editor.open(course);
  const all = page.getByRole("region", { name: "Comments from reviewers" });
  await expect(all.getByRole("article")).toHaveText([/Could the title be shorter\?/, /It reads well\./]);

  const field = page.getByTestId("field-title");
  await expect(field.getByRole("article", { name: "Comment from Ana" })).toContainText(
    "Could the title be shorter?",
  );
  await all.getByRole("button", { name: "Show the field" }).click();
  await expect(editor.titleField).toBeFocused();

  const atFirst = await editor.titleField.evaluateHandle((input) => input);
  await editor.write("title", "Level 1A");
  await expect(field.getByRole("article", { name: "Comment from Ana" })).toBeVisible();
  await field.getByRole("button", { name: "Resolve the comment from Ana" }).click();
  await expect(all.getByRole("article")).toHaveText([/It reads well\./]);
  await expect(field.getByRole("article")).toHaveCount(0);
  expect(await atFirst.evaluate((input) => input.isConnected)).toBe(true);
  expect(await lake.getDocument(ids[0])).toMatchObject({
    resolvedAt: expect.any(String),
    resolvedBy: editor.account.name,
  });
});

test("a new page's form stays the same while its address is typed", async ({ editor, lake }) => {
  await editor.goTo("/studio/home");
  await editor.page.getByRole("link", { name: "Page", exact: true }).click();
  const field = editor.field("path");
  // A form is shown before it accepts anything.
  await expect(field).toBeEditable();
  const atFirst = await field.evaluateHandle((input) => input);

  await field.pressSequentially(address);

  await expect(field).toHaveValue(address);
  expect(await atFirst.evaluate((input) => input.isConnected)).toBe(true);
  const saved = () => lake.fetch("count(*[path == $address])", { address }, { perspective: "raw" });
  await expect.poll(saved).toBe(1);
});
