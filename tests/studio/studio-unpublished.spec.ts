import { findViolations } from "../support/find-violations.ts";
import { expect, test } from "../support/studio-test.ts";

const drafts = {
  announcement: { _id: "drafts.test-sale", _type: "announcement", text: "A quokka sale" },
  instructor: { _id: "drafts.test-person", _type: "instructor", name: "A quokka person" },
  page: { _id: "test-moved", _type: "page", title: "A quokka page", path: "/quokka", sections: [] },
};
const ids = ["drafts.test-sale", "test-sale", "drafts.test-person", "drafts.test-moved", "test-moved"];
const panePath = "/studio/structure/unpublished";

test.afterEach(async ({ editor, lake }) => {
  await editor.page.unrouteAll({ behavior: "ignoreErrors" });
  await lake.delete({ query: "*[_id in $ids]", params: { ids } });
});

test("several drafts are published at once, but none unchecked, with problems, or with another address", async ({
  editor,
  lake,
  course,
}) => {
  const { page } = editor;
  await lake
    .transaction()
    .create({
      ...(await lake.getDocument(course.id)),
      _id: `drafts.${course.id}`,
      _type: "course",
      title: "A quokka course",
    })
    .create(drafts.announcement)
    .create(drafts.instructor)
    .create(drafts.page)
    .create({ ...drafts.page, _id: "drafts.test-moved", path: "/wallaby" })
    .commit();
  // Whether another course has the same address.
  const { promise: isAsked, resolve: answer } = Promise.withResolvers<void>();
  await page.route(/query=[^&]*_type\+in\+%24types/, async (route) => {
    await isAsked;
    await route.continue();
  });
  await editor.goTo(panePath);
  const pane = page.getByTestId("unpublished");
  const row = (text: string) => pane.getByRole("listitem").filter({ hasText: text });

  await expect(row("A quokka page")).toContainText("Gets another address. Publish it from its form.");
  await expect(row("A quokka person")).toContainText(/problems? to fix first/);
  await expect(row("A quokka page").getByRole("checkbox")).toBeDisabled();
  await expect(row("A quokka course").getByRole("checkbox")).toBeDisabled();
  answer();
  await row("A quokka course").getByRole("checkbox").check();
  await row("A quokka sale").getByRole("checkbox").check();
  expect(await findViolations(page, "[data-testid=unpublished]")).toEqual([]);
  await pane.getByRole("button", { name: "Publish 2 documents" }).click();

  await expect(page.getByText("2 documents published.")).toBeVisible();
  await expect(row("A quokka course")).toHaveCount(0);
  expect(await lake.getDocument(course.id)).toMatchObject({ title: "A quokka course" });
  expect(await lake.getDocument("test-sale")).toMatchObject({ text: "A quokka sale" });
  await row("A quokka page").getByRole("link").click();
  await expect(editor.titleField).toHaveValue("A quokka page");
});
