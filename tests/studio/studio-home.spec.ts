import { disclaimers } from "@shop/emulators/seed/content/legal/disclaimers.ts";
import { findViolations } from "../support/find-violations.ts";
import { expect, test } from "../support/studio-test.ts";

const id = "test-home-promotion";

test.afterEach(async ({ lake }) => {
  await lake.delete(id);
  await lake.createIfNotExists(disclaimers);
});

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

test("what a site lacks is created from the Studio's home, which asks for it until it's published", async ({
  editor,
  lake,
}) => {
  const { page } = editor;
  const heading = page.getByRole("heading", { name: "Set up the site" });
  await lake.delete(disclaimers._id);
  await editor.goTo("/studio/home");
  await expect(heading).toBeVisible();
  expect(await findViolations(page, "[data-testid=home]")).toEqual([]);

  await page.getByRole("link", { name: /^Disclaimers/ }).click();
  await expect(editor.titleField).toHaveValue("Disclaimers");
  await expect(editor.field("slug")).toHaveValue("disclaimers");

  await editor.goTo("/studio/home");
  await expect(heading).toBeVisible();
  await lake.create(disclaimers);
  await expect(heading).toBeHidden();
});

test("the help menu doesn't call a version up to date that nobody has compared", async ({ editor }) => {
  await editor.goTo("/studio/home");

  await editor.page.getByRole("button", { name: "Help and resources" }).click();

  await expect(editor.page.getByTestId("menu-item-studio-version")).toHaveText(/^Sanity Studio\s*v[\d.]+$/);
  await editor.page.keyboard.press("Escape");
});
