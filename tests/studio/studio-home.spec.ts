import { findViolations } from "../support/find-violations.ts";
import { expect, test } from "../support/studio-test.ts";

const id = "test-home-promotion";

test.afterEach(({ lake }) => lake.delete(id));

test("the Studio opens with what's unfinished, what's coming up, and new documents", async ({
  editor,
  lake,
  course,
}) => {
  const { page } = editor;
  const day = 24 * 3600_000;
  await lake.createOrReplace({
    _id: id,
    _type: "promotion",
    promotionName: "Quokka week",
    startsAt: new Date(Date.now() + day).toISOString(),
  });
  await editor.goTo("/studio/home");
  await expect(page.getByRole("heading", { name: "Welcome" })).toBeVisible();

  await lake.create({
    ...(await lake.getDocument(course.id)),
    _id: `drafts.${course.id}`,
    _type: "course",
    title: "Draft of a quokka",
  });

  await expect(page.getByRole("link", { name: /Quokka week/ })).toContainText("Starts");
  expect(await findViolations(page, "[data-testid=home]")).toEqual([]);
  const nameless = page.getByRole("link", { name: /^$/ }).or(page.getByRole("button", { name: /^$/ }));
  await expect(nameless).toHaveCount(0);
  await page.getByRole("link", { name: /Draft of a quokka/ }).click();
  await expect(editor.titleField).toHaveValue("Draft of a quokka");
  await editor.goTo("/studio/home");
  await page.getByRole("link", { name: "Landing page" }).click();
  await expect(page.getByTestId("field-sections")).toContainText(/Hero.*Image and text/s);
  await expect(editor.titleField).toHaveValue("");
});

test("the help menu doesn't call a version up to date that nobody has compared", async ({ editor }) => {
  await editor.goTo("/studio/home");

  await editor.page.getByRole("button", { name: "Help and resources" }).click();

  await expect(editor.page.getByTestId("menu-item-studio-version")).toHaveText(/^Sanity Studio\s*v[\d.]+$/);
  await editor.page.keyboard.press("Escape");
});
