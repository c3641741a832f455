import type { Locator, Page } from "@playwright/test";
import { findViolations } from "../support/find-violations.ts";
import { expect, test } from "../support/studio-test.ts";
import { testStack } from "../support/test-stack.ts";

const level = "quokka-level";
const listPath = "/studio/structure/learning;lessons;order";

const toLesson = (title: string, order: number) => ({
  _id: `test-${title.toLowerCase()}`,
  _type: "freeLesson",
  title,
  level,
  slug: { _type: "slug", current: title.toLowerCase() },
  order,
});

test.beforeEach(async ({ lake }) => {
  const draft = { ...toLesson("Hat", 2), _id: "drafts.test-hat", summary: "Not published yet." };
  const transaction = lake.transaction();
  for (const lesson of [toLesson("Shoes", 1), toLesson("Hat", 2), toLesson("Gloves", 3), draft])
    transaction.createOrReplace(lesson);
  await transaction.commit();
});

test.afterEach(({ lake }) => lake.delete({ query: "*[level == $level]", params: { level } }));

/** The lessons of the test's level, in their order. */
const rowsOf = (page: Page) =>
  page
    .getByTestId("ordered-list")
    .getByRole("listitem")
    .filter({ hasText: /Shoes|Hat|Gloves/ });

/** What a lesson's page says about its place, such as "Lesson 1 of 3". */
async function readPlace(slug: string): Promise<string | undefined> {
  const page = await fetch(`${testStack.siteUrl}/free-lessons/${level}/${slug}`);
  const text = (await page.text()).replaceAll("<!-- -->", "");
  return /Lesson \d of \d/.exec(text)?.[0];
}

async function dragBelow(page: Page, handle: Locator, target: Locator) {
  await handle.hover();
  await page.mouse.down();
  const box = await target.boundingBox();
  if (!box) throw new Error("The row isn't shown.");
  await page.mouse.move(box.x + 10, box.y + box.height - 2, { steps: 5 });
  await page.mouse.up();
}

test("lessons are put in order by mouse, keyboard, and menu, and the site shows the new order right away", async ({
  editor,
  lake,
}) => {
  const { page } = editor;
  const rows = rowsOf(page);
  await editor.goTo(listPath);
  await expect(rows).toHaveText([/^Shoes/, /^Hat/, /^Gloves/]);
  expect(await findViolations(page, "[data-testid=ordered-list]")).toEqual([]);

  await dragBelow(page, page.getByRole("button", { name: "Drag “Shoes”" }), rows.last());
  await expect(rows).toHaveText([/^Hat/, /^Gloves/, /^Shoes/]);
  await expect.poll(() => readPlace("shoes")).toBe("Lesson 3 of 3");
  expect(await lake.getDocument("drafts.test-hat")).toMatchObject({
    order: 1,
    summary: "Not published yet.",
  });

  await page.getByRole("button", { name: "Drag “Gloves”" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Gloves is now 2 of 3.")).toBeAttached();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("Gloves is now 1 of 3.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(rows).toHaveText([/^Gloves/, /^Hat/, /^Shoes/]);

  await page.getByRole("button", { name: "Move “Shoes”" }).click();
  await page.getByRole("menuitem", { name: "Move to the top" }).click();
  await expect(rows).toHaveText([/^Shoes/, /^Gloves/, /^Hat/]);
  await expect.poll(() => readPlace("shoes")).toBe("Lesson 1 of 3");

  await rows.first().getByRole("link").click();
  await expect(editor.titleField).toHaveValue("Shoes");
});

test("an order that can't be saved is taken back, with the reason", async ({ editor, studioWatch }) => {
  studioWatch.allow(/Failed to load resource.*tag=sanity.studio.ordered-list/);
  const { page } = editor;
  const rows = rowsOf(page);
  await editor.goTo(listPath);
  await page.route(/\/data\/mutate\//, (route) => route.abort(), { times: 1 });

  await page.getByRole("button", { name: "Move “Shoes”" }).click();
  await page.getByRole("menuitem", { name: "Move down" }).click();

  await expect(page.getByText("The new order wasn't saved.")).toBeVisible();
  await expect(rows).toHaveText([/^Shoes/, /^Hat/, /^Gloves/]);
});

test("a new document in a list starts with what the list is about", async ({ editor }) => {
  const { page } = editor;
  await editor.goTo("/studio/structure/questions;gifts");

  await page.getByTestId("ordered-list").getByRole("link", { name: "Create" }).click();

  await expect(page.getByTestId("field-category").locator("option:checked")).toHaveText("Gifts");
});
