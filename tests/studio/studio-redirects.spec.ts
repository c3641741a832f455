import { expect, test } from "../support/studio-test.ts";

test("moving a course creates a redirect unless the editor opts out", async ({
  editor,
  course,
  lake,
  request,
}) => {
  const visit = (path: string) => request.get(path, { maxRedirects: 0 });
  const readStatus = async (path: string) => (await visit(path)).status();
  const readRedirect = async (path: string) => {
    const response = await visit(path);
    return [response.status(), response.headers()["location"]];
  };
  const [first, second] = [`${course.path}-1`, `${course.path}-2`] as const;
  const dialog = editor.page.getByRole("dialog", { name: "This page's address changes" });
  const moveTo = async (path: string) => {
    await editor.write("slug", path.replace("/courses/", ""), { tab: "Shop and search" });
    await editor.publishButton.click();
  };
  await editor.goTo(editor.addressOf(course));

  await moveTo(first);
  await expect(dialog).toContainText(course.path);
  await dialog.getByRole("button", { name: "Publish without a redirect" }).click();
  await expect.poll(() => readStatus(first)).toBe(200);
  await expect.poll(() => readStatus(course.path)).toBe(404);
  expect(await lake.fetch(`count(*[_type == "redirect" && from == $path])`, { path: course.path })).toBe(0);

  await moveTo(second);
  await dialog.getByRole("button", { name: "Publish and redirect" }).click();
  await expect.poll(() => readStatus(second)).toBe(200);
  await expect.poll(() => readRedirect(first)).toEqual([308, second]);
});
