import { createOwnCourse, removeCourse } from "../support/own-course.ts";
import { expect, test } from "../support/shop-test.ts";

test.describe.configure({ timeout: 180_000 });

test("a release of two courses is put together and published by hand, all at once", async ({
  editor,
  lake,
  course,
  request,
}) => {
  const other = await createOwnCourse(lake, "the-other-of-the-release");
  const readPages = async () =>
    Promise.all([course, other].map(async ({ path }) => (await request.get(path)).text()));
  await editor.signIn();
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
  await expect(editor.page.getByText("All documents validated, no issues found").first()).toBeVisible();
  await editor.page.getByRole("button", { name: "Run release" }).click();
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

test("a scheduled release is locked until its minute comes, and then is public by itself", async ({
  editor,
  course,
  request,
}) => {
  const readPage = async () => (await request.get(course.path)).text();
  await editor.signIn();
  await editor.createRelease("At the full minute", "At time");
  await editor.open({ ...course, perspective: editor.release });
  await editor.page.getByRole("button", { name: "Add to release" }).click();
  await expect(editor.status).toContainText("Version created");
  await editor.retitle("On time");
  await editor.openRelease(editor.release);

  await editor.page.getByRole("button", { name: "Schedule release" }).click();
  await editor.page.getByRole("dialog").getByRole("textbox").fill(toStudioTime(nextMinute()));
  await editor.page.getByRole("button", { name: "Yes, schedule" }).click();
  await expect(editor.page.getByRole("button", { name: "Unschedule release" })).toBeVisible();
  expect(await readPage()).not.toContain("On time");

  // The Studio counts in minutes: this is the longest wait there can be.
  await expect(editor.page.getByText(/^Published on/)).toBeVisible({ timeout: 80_000 });
  await expect.poll(readPage).toContain("On time");
});

/** The next full minute that leaves the time to confirm it. */
function nextMinute(): Date {
  const minute = 60_000;
  return new Date(Math.ceil((Date.now() + 8000) / minute) * minute);
}

/** As the Studio's field of a time writes it, the tests' time zone being UTC: `Nov 21, 2026 07:10`. */
function toStudioTime(date: Date): string {
  const day = date.toLocaleDateString("en-US", {
    month: "short",
    day: "numeric",
    year: "numeric",
    timeZone: "UTC",
  });
  return `${day} ${date.toISOString().slice(11, 16)}`;
}
