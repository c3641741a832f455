import { expect, test } from "../support/shop-test.ts";

test("a course that moves leaves a redirect, and one that moves again still has every old address", async ({
  editor,
  course,
  lake,
  request,
}) => {
  await editor.signIn(editor.addressOf(course));
  const tab = "Shop and search";
  const second = `${course.path}-second`;
  const third = `${course.path}-third`;

  await editor.write("slug", second.replace("/courses/", ""), { tab });
  await editor.publishButton.click();
  const dialog = editor.page.getByRole("dialog", { name: "The page moves" });
  await expect(dialog).toContainText(course.path);
  await dialog.getByRole("button", { name: "Publish and redirect" }).click();
  await expect.poll(async () => (await request.get(second)).status()).toBe(200);
  await expect.poll(async () => new URL((await request.get(course.path)).url()).pathname).toBe(second);

  await editor.write("slug", third.replace("/courses/", ""), { tab });
  await editor.publishButton.click();
  await dialog.getByRole("button", { name: "Publish and redirect" }).click();
  await expect.poll(async () => new URL((await request.get(second)).url()).pathname).toBe(third);
  await expect
    .poll(async () => {
      const first = await request.get(course.path, { maxRedirects: 0 });
      return [first.status(), first.headers()["location"]];
    })
    .toEqual([308, third]);

  await lake.delete({ query: `*[_type == "redirect" && to == $third]`, params: { third } });
});

test("a course that moves without a redirect leaves nothing at its old address", async ({
  editor,
  course,
  lake,
  request,
}) => {
  await editor.signIn(editor.addressOf(course));
  const moved = `${course.path}-moved`;

  await editor.write("slug", moved.replace("/courses/", ""), { tab: "Shop and search" });
  await editor.publishButton.click();
  await editor.page.getByRole("button", { name: "Publish without a redirect" }).click();

  await expect.poll(async () => (await request.get(moved)).status()).toBe(200);
  await expect.poll(async () => (await request.get(course.path)).status()).toBe(404);
  expect(await lake.fetch(`count(*[_type == "redirect" && from == $path])`, { path: course.path })).toBe(0);
});
