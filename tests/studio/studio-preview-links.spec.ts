import { Editor } from "../support/editor.ts";
import { expect, test } from "../support/studio-test.ts";

test("an editor shares a draft with someone without an account, sees it opened, and revokes it", async ({
  editor,
  course,
  browser,
}) => {
  await editor.open(course);
  await editor.retitle("Not public yet");

  await editor.choose("Share a preview link");
  const dialog = editor.page.getByRole("dialog", { name: "Share a preview link" });
  await expect(dialog.getByLabel("Page to open")).toHaveValue(course.path);
  await dialog.getByLabel("Expires after").selectOption("1 hour");
  await dialog.getByLabel("Can be opened only once, on one device").check();
  await dialog.getByLabel("Internal note (optional)").fill(`For the reviewer of ${course.title}`);
  await dialog.getByRole("button", { name: "Create link" }).click();
  const link = await dialog.getByLabel("Preview link").inputValue();

  const reviewer = await browser.newContext();
  const page = await reviewer.newPage();
  await page.goto(link);
  await page.getByRole("button", { name: "Open the preview" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Not public yet");
  await expect(page.getByRole("complementary", { name: "Preview" })).toContainText("You’re viewing drafts");

  await editor.goTo("/studio/preview-links");
  const listed = editor.page.getByRole("listitem").filter({ hasText: `For the reviewer of ${course.title}` });
  await expect(listed).toContainText(`Drafts at ${course.path}`);
  await expect(listed).toContainText(`created by ${editor.account.name}`);
  await expect(listed).toContainText("Opened once");
  await listed.getByRole("button", { name: /^Revoke/ }).click();
  const question = editor.page.getByRole("dialog", { name: "Revoke this link?" });
  await question.getByRole("button", { name: "Revoke link" }).click();
  await expect(listed).toContainText("Revoked");

  await expect(
    page.getByRole("complementary", { name: "Preview" }),
    "a used link ends where it was opened, too",
  ).toContainText("This preview was revoked.");
  const refused = await page.goto(link);
  expect(refused?.status()).toBe(410);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This preview link was revoked");
  await reviewer.close();
});

test("a whole release is shared from its page, and a link with a bad path keeps what was typed", async ({
  editor,
  course,
  browser,
  lake,
}) => {
  await editor.open(course);
  await editor.createRelease("Autumn campaign");
  const { release } = editor;
  await lake.create({
    ...(await lake.getDocument(course.id)),
    _type: "course",
    _id: `versions.${release}.${course.id}`,
    title: "As of autumn",
  });

  await editor.openRelease(release);
  await editor.onRelease("Share a preview link");
  await seeLinks(editor);
  await expect(editor.page.getByLabel("What the reviewer sees")).toHaveValue(release);
  await editor.page.getByLabel("Page to open").fill("courses");
  await editor.page.getByLabel("Internal note (optional)").fill("For Ana");
  await editor.page.getByRole("button", { name: "Create link" }).click();
  await expect(editor.page.getByRole("alert").filter({ hasText: "Enter the page" })).toHaveText(
    "Enter the page to open, such as /courses.",
  );
  await expect(editor.page.getByLabel("Internal note (optional)")).toHaveValue("For Ana");

  await editor.page.getByLabel("Page to open").fill(course.path);
  await editor.page.getByRole("button", { name: "Create link" }).click();
  const link = await editor.page.getByLabel("Preview link").inputValue();

  const reviewer = await browser.newContext();
  const page = await reviewer.newPage();
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("As of autumn");
  await expect(page.getByRole("complementary", { name: "Preview" })).toContainText("“Autumn campaign”");
  await reviewer.close();
  await lake.releases.archive({ releaseId: release });
  await lake.releases.delete({ releaseId: release });
});

/** The preview links tool has loaded, with its list. */
async function seeLinks({ page }: Editor) {
  await expect(page.getByRole("heading", { name: "All links" })).toBeVisible();
  await expect(page.getByText("Loading links")).toHaveCount(0);
}
