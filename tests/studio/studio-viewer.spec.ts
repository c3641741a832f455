import { Editor } from "../support/editor.ts";
import { expect, test } from "../support/studio-test.ts";

const link = {
  _id: "previewLink.test-viewed",
  _type: "previewLink",
  note: "Shared with a viewer",
  expiresAt: "2099-01-01T00:00:00Z",
};
const draft = { _id: "drafts.test-viewed", _type: "announcement", text: "A quokka sale" };

test.afterEach(({ lake }) => lake.transaction().delete(draft._id).delete(link._id).commit());

test("a viewer sees the links, the order of lists, and the drafts, and nothing that would fail", async ({
  page,
  lake,
}) => {
  await lake.transaction().createOrReplace(draft).createOrReplace(link).commit();
  const viewer = new Editor(page, "viewer");

  await viewer.signIn("/studio/preview-links");
  await expect(page.getByText("Your role can't create preview links.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Create link" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Preview", exact: true })).toHaveCount(0);
  await expect(page.getByRole("listitem").filter({ hasText: link.note })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Revoke/ })).toHaveCount(0);

  await viewer.goTo("/studio/structure/questions;gifts");
  const list = page.getByTestId("ordered-list");
  await expect(list.getByText("The order on the site.")).toBeVisible();
  await expect(list.getByRole("link", { name: "How does the gift arrive?" })).toBeVisible();
  await expect(list.getByRole("button")).toHaveCount(0);
  await expect(list.getByRole("link", { name: "Create" })).toHaveCount(0);

  await viewer.goTo("/studio/structure/unpublished");
  const pane = page.getByTestId("unpublished");
  await expect(pane.getByRole("link", { name: draft.text })).toBeVisible();
  await expect(pane.getByRole("checkbox")).toHaveCount(0);
  await expect(pane.getByRole("button")).toHaveCount(0);
  await pane.getByRole("link", { name: draft.text }).click();
  await page.getByRole("button", { name: "Open document actions" }).click();
  await expect(page.getByRole("menuitem", { name: "Share a preview link" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Schedule publish" })).toHaveCount(0);
});
