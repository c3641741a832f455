import { findViolations } from "../support/find-violations.ts";
import { givePreviewLink, type GivenLink } from "../support/preview-link.ts";
import { expect, test as base } from "../support/preview-test.ts";
import { untilFormReady } from "../support/until-form-ready.ts";

const readComments = `*[_type == "previewComment" && link == $link]{name, text, path, quote}`;

const test = base.extend<{ link: GivenLink }>({
  link: async ({ lake, course }, use) => use(await givePreviewLink(lake, { path: course.path })),
});

test("a reviewer comments on words they selected, and then on the whole page, once the comment can be sent", async ({
  shop,
  lake,
  course,
  link,
  watch,
}) => {
  watch.allow(/ERR_FAILED/);
  const { page, previewToolbar: toolbar } = shop;
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(link.path);
  await toolbar.getByText("Comment", { exact: true }).click();
  const form = toolbar.getByRole("form", { name: "Comment" });
  await form.getByLabel("Your name").focus();
  await untilFormReady(form);

  await page.getByRole("heading", { level: 1 }).selectText();
  await expect(form.getByLabel("About")).toHaveValue(course.title);
  await form.getByRole("button", { name: "Send comment" }).click();
  await expect(form.getByLabel("Your name")).toBeFocused();
  await expect(form.getByText("Please enter your name")).toBeVisible();
  await form.getByLabel("Your name").fill("Ana");
  await form.getByLabel("Your comment").fill("Could the title be shorter?");
  expect(await findViolations(page)).toEqual([]);
  await form.getByRole("button", { name: "Send comment" }).click();

  await expect(toolbar.getByRole("heading", { name: "Thanks for your comment" })).toBeFocused();
  await expect(form).toBeHidden();
  await toolbar.getByRole("button", { name: "Write another" }).click();
  await expect(form.getByLabel("Your name")).toHaveValue("Ana");
  await form.getByLabel("About").selectOption("The whole page");
  await form.getByLabel("Your comment").fill("It reads well.");
  await page.route("**/api/preview/comments", (route) => route.abort(), { times: 1 });
  await form.getByRole("button", { name: "Send comment" }).click();
  await expect(form.getByText("We couldn’t send your comment. Please try again in a minute.")).toBeVisible();
  await expect(form.getByLabel("Your comment")).toHaveValue("It reads well.");
  await form.getByRole("button", { name: "Send comment" }).click();
  await expect(toolbar.getByRole("heading", { name: "Thanks for your comment" })).toBeFocused();

  const { path } = course;
  expect(await lake.fetch(readComments, { link: link.id }, { perspective: "raw" })).toEqual(
    expect.arrayContaining([
      { name: "Ana", text: "Could the title be shorter?", path, quote: course.title },
      { name: "Ana", text: "It reads well.", path, quote: null },
    ]),
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a reviewer comments on the whole page", async ({ shop, lake, course, link }) => {
    const { page, previewToolbar: toolbar } = shop;
    await page.goto(link.path);
    await toolbar.getByText("Comment", { exact: true }).click();
    await toolbar.getByLabel("Your name").fill("Ana");
    await toolbar.getByLabel("Your comment").fill("It reads well.");
    await toolbar.getByRole("button", { name: "Send comment" }).click();

    await page.getByRole("link", { name: "Go back to the page" }).click();
    await expect(page).toHaveURL(course.path);
    expect(await lake.fetch(readComments, { link: link.id }, { perspective: "raw" })).toEqual([
      { name: "Ana", text: "It reads well.", path: course.path, quote: null },
    ]);
  });
});
