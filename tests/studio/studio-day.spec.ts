import { fileURLToPath } from "node:url";
import { createMerchant } from "../support/merchant.ts";
import { removeCourse } from "../support/own-course.ts";
import { expect, test } from "../support/studio-test.ts";

const picture = fileURLToPath(new URL("../../emulators/seed/images/share.png", import.meta.url));

const letter = `<h3>From a letter</h3>
  <p>Written <strong>by hand</strong>, see <a href="https://example.com/letter">all of it</a>.</p>
  <ol><li>Watch</li><li>Sign</li></ol><script>document.title = "run"</script>`;

test("a course is written, illustrated and published, and its copy isn't", async ({ editor, shop, lake }) => {
  const merchant = createMerchant();
  const product = { handle: "level-3a-online-asl-course", title: "Level 3A Online ASL Course" };
  await merchant.putOwnCourse(product, "active");
  await editor.goTo("/studio/structure/courses;all");
  await editor.page.getByRole("link", { name: "Course", exact: true }).click();

  await editor.titleField.fill("Level 3A");
  await editor.field("subtitle").fill("Telling stories");
  const overview = editor.richText("overview");
  await overview.type([
    "What you learn",
    "Stories with **both hands** now.",
    "All courses",
    "- Classifiers",
    "Role shift",
  ]);
  await overview.link("All courses", "/courses");
  await overview.style("What you learn", { from: "Paragraph", to: "Heading" });
  await overview.pasteAfter("All courses", letter);
  const cover = editor.picture("Cover");
  await cover.upload(picture);
  await cover.cropLeft(0.25);
  await cover.description.fill("A hand in the air");
  await editor.page.getByRole("tab", { name: "Shop and search" }).click();
  await editor.page.getByRole("button", { name: "Generate" }).click();
  await expect(editor.field("slug")).toHaveValue("level-3a");
  // Until its validation has run, the Studio offers to publish and then refuses.
  await expect(editor.publishButton).toBeDisabled();
  await editor.product.choose("level 3a", product.title);
  await editor.publish();

  const { openId: id } = editor;
  await editor.choose("Duplicate");
  await expect(editor.page.getByText("The document was successfully duplicated")).toBeVisible();
  await expect(editor.titleField).toHaveValue("Level 3A");
  const { openId: copyId } = editor;
  await editor.page.getByRole("tab", { name: "Shop and search" }).click();
  await expect(editor.field("slug")).toHaveValue("level-3a");
  await expect(editor.publishButton).toBeDisabled();
  const [original, copy, published] = await lake.getDocuments([id, `drafts.${copyId}`, copyId]);
  expect(copy).toMatchObject({ overview: original?.["overview"], image: original?.["image"] });
  expect(published).toBeNull();
  await editor.deleteDocument();

  await shop.open("/courses/level-3a");
  await expect(shop.title).toContainText("Level 3A");
  await expect(shop.page.getByRole("heading", { name: "What you learn" })).toBeVisible();
  await expect(shop.page.getByRole("strong").filter({ hasText: "both hands" })).toBeVisible();
  await expect(
    shop.page.getByRole("listitem").filter({ hasText: /^(Classifiers|Role shift|Watch|Sign)$/ }),
  ).toHaveCount(4);
  await expect(shop.page.getByRole("link", { name: "all of it" })).toHaveAttribute(
    "href",
    "https://example.com/letter",
  );
  await expect(shop.page.getByRole("img", { name: "A hand in the air" }).first()).toHaveAttribute(
    "src",
    /rect=\d{3},/,
  );
  await removeCourse(lake, id);
  await merchant.putOwnCourse(product, "draft");
});

test("an edit is reviewed, an earlier revision is restored, and the course leaves the site and the lake", async ({
  editor,
  lake,
  request,
  course,
}) => {
  const readPage = async () => (await request.get(course.path)).text();
  await editor.goTo(editor.addressOf(course));
  await editor.retitle("First edition");
  await editor.publish();
  await editor.retitle("First edition, revised");

  await editor.inspect("History");
  await editor.inspector.getByRole("tab", { name: "Review changes" }).click();
  const added = editor.inspector.getByRole("insertion");
  await expect(added).toHaveText(", revised");
  await added.hover();
  await expect(editor.page.locator("[data-ui=Tooltip]").filter({ hasText: "Added" })).toContainText(
    "Eden Editor",
  );

  await editor.inspector.getByRole("tab", { name: "History" }).click();
  await editor.inspector
    .getByRole("option", { name: /Eden Editor Published/ })
    .getByRole("button")
    .first()
    .click();
  await expect(editor.titleField).toHaveValue("First edition");
  await editor.page.getByRole("button", { name: "Revert to revision" }).click();
  await editor.page.getByRole("button", { name: "Confirm" }).click();
  await expect(editor.page.getByText(/was restored/)).toBeVisible();
  await expect(editor.titleField).toBeEditable();
  await expect(editor.titleField).toHaveValue("First edition");
  expect(await lake.getDocument(`drafts.${course.id}`)).toHaveProperty("title", "First edition");
  await expect.poll(readPage).toContain("First edition");

  await editor.open({ ...course, perspective: "published" });
  await editor.page.getByRole("button", { name: "Unpublish" }).click();
  await editor.page.getByRole("button", { name: "Unpublish now" }).click();
  await expect(editor.page.getByText(/was unpublished/)).toBeVisible();
  await expect.poll(async () => (await request.get(course.path)).status()).toBe(404);
  expect(await lake.getDocument(`drafts.${course.id}`)).toHaveProperty("title", "First edition");

  await editor.open(course);
  await editor.deleteDocument();
  expect(await lake.fetch("*[sanity::versionOf($id)]", { id: course.id }, { perspective: "raw" })).toEqual(
    [],
  );
});
