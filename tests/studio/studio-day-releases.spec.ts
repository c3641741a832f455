import { clickWhenEnabled } from "../support/click-when-enabled.ts";
import { createOwnCourse, removeCourse } from "../support/own-course.ts";
import { expect, test } from "../support/studio-test.ts";

test("a release of two courses is created and published by hand, all at once", async ({
  editor,
  lake,
  course,
  request,
}) => {
  const other = await createOwnCourse(lake, "the-other-of-the-release");
  const readPages = async () =>
    Promise.all([course, other].map(async ({ path }) => (await request.get(path)).text()));
  await editor.goTo("/studio");
  await editor.createRelease("Winter courses");
  const { release } = editor;
  await editor.openRelease(release);

  await editor.page.getByRole("button", { name: "Add document" }).click();
  await editor.page.getByPlaceholder("Search", { exact: true }).fill(course.title);
  await editor.page.getByRole("option").filter({ hasText: course.title }).click();
  await editor.page.getByRole("table").getByRole("link", { name: course.title }).click();
  await editor.retitle("The first course in winter");
  await editor.open({ ...other, perspective: release });
  await editor.page.getByRole("button", { name: "Add to release" }).click();
  await expect(editor.status).toContainText("Version created");
  await editor.retitle("The second course in winter");
  expect((await readPages()).join()).not.toContain("in winter");

  await editor.page.getByRole("link", { name: "Releases", exact: true }).click();
  await editor.page.getByRole("link", { name: "Winter courses" }).click();
  await expect(editor.page.getByRole("table").getByRole("link", { name: "in winter" })).toHaveCount(2);
  // Each document that's listed is validated, maybe more than once, and its button is disabled meanwhile.
  await clickWhenEnabled(editor.page.getByRole("button", { name: "Run release" }));
  await editor.page.getByRole("dialog").getByRole("button", { name: "Run release" }).click();

  await expect(editor.page.getByText("This release is published successfully.")).toBeVisible();
  await expect
    .poll(readPages)
    .toEqual([
      expect.stringContaining("The first course in winter"),
      expect.stringContaining("The second course in winter"),
    ]);
  await removeCourse(lake, other.id);
});

test("a scheduled release is locked and off the site, and can be unscheduled to edit it", async ({
  editor,
  course,
  request,
}) => {
  const readPage = async () => (await request.get(course.path)).text();
  await editor.goTo("/studio");
  await editor.createRelease("In good time", "At time");
  const { release } = editor;
  await editor.open({ ...course, perspective: release });
  await editor.page.getByRole("button", { name: "Add to release" }).click();
  await expect(editor.status).toContainText("Version created");
  await editor.retitle("On time");
  await editor.page.getByRole("link", { name: "Releases", exact: true }).click();
  await editor.page.getByRole("link", { name: "In good time" }).click();
  await expect(editor.page.getByRole("table").getByRole("link", { name: "On time" })).toBeVisible();

  await clickWhenEnabled(editor.page.getByRole("button", { name: "Schedule release" }));
  const time = editor.page.getByRole("dialog").getByRole("textbox");
  await time.fill("Nov 21, 2099 07:10");
  // The dialog reads what was typed once the field loses the focus. Its own time, the next hour, may just have passed.
  await time.press("Tab");
  await editor.page.getByRole("button", { name: "Yes, schedule" }).click();
  const unschedule = editor.page.getByRole("button", { name: "Unschedule release" });
  await expect(unschedule).toBeVisible();
  expect(await readPage()).not.toContain("On time");

  await unschedule.click();
  await editor.page
    .getByRole("dialog")
    .getByRole("button", { name: /unschedule/i })
    .click();
  await expect(editor.page.getByRole("dialog")).toHaveCount(0);
  await expect(editor.page.getByRole("button", { name: /^Schedule release/ })).toBeEnabled();
});
