import { Editor } from "../support/editor.ts";
import { findViolations } from "../support/find-violations.ts";
import { Shop } from "../support/shop.ts";
import { expect, test } from "../support/studio-test.ts";
import { testStack } from "../support/test-stack.ts";

test("a wrong password shows an error, and the email typed is kept", async ({ page, watch }) => {
  const editor = new Editor(page);
  const { lakeUrl, siteUrl } = testStack;
  watch.allow(/status of 401/);
  await page.goto(`${lakeUrl}/login?origin=${encodeURIComponent(`${siteUrl}/studio`)}`);

  await editor.fillSignIn({ email: editor.account.email, password: "not the password" });

  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(editor.account.email);
  expect(await findViolations(page)).toEqual([]);
});

test("an editor signs in, finds a course, edits and publishes it, and an open public page updates itself", async ({
  page,
  browser,
  lake,
}) => {
  const editor = new Editor(page);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto("/courses/level-1b-online-asl-course");
  const title = await visitor.getByRole("heading", { level: 1 }).innerText();
  await editor.signInByForm();

  await editor.openCourse(title);
  await editor.titleField.fill("Level 1B, edited");
  await expect(editor.page.getByText("Draft").first()).toBeVisible();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(title);
  await editor.publish();

  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Level 1B, edited");
  await lake.patch("course-level-1b").set({ title }).commit();
  await visitor.context().close();
});

test("while the Studio is offline, typing goes on, and nothing is published later by itself", async ({
  page,
  course,
  lake,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|WebSocket connection to|Error fetching/);
  const editor = new Editor(page);
  await editor.signIn(editor.addressOf(course));
  await editor.titleField.fill("Typed online");
  await expect.poll(() => lake.getDocument(`drafts.${course.id}`)).toMatchObject({ title: "Typed online" });

  await page.context().setOffline(true);
  await expect(editor.publishButton).toBeDisabled();
  await editor.titleField.fill("Typed offline");
  await page.context().setOffline(false);

  await expect(editor.publishButton).toBeEnabled();
  await expect.poll(() => lake.getDocument(`drafts.${course.id}`)).toMatchObject({ title: "Typed offline" });
  expect(await lake.getDocument(course.id)).toMatchObject({ title: course.title });
});

test("loading a plan without comments late doesn't reload the open form", async ({ page, course }) => {
  const editor = new Editor(page);
  const plan = Promise.withResolvers<void>();
  await editor.page.route(/\/features\?/, async (route) => {
    await plan.promise;
    await route.fulfill({ json: ["contentReleases"] });
  });
  await editor.signIn(editor.addressOf(course));
  await editor.titleField.evaluate((field) => field.setAttribute("data-was-here", ""));

  const offer = editor.page.waitForRequest(/\/journey\/comments\?/);
  plan.resolve();
  await offer;

  await expect(editor.titleField).toHaveAttribute("data-was-here");
});

test("Presentation shows the draft live, an overlay opens its field, another page leaves the preview, and publishing makes it public", async ({
  editor,
  lake,
  request,
}) => {
  const course = await lake.getDocument("course-level-2b");
  if (!course) throw new Error("The seed has no level 2B.");
  const path = "/courses/level-2b-online-asl-course";
  await editor.goTo(`/studio/presentation?preview=${path}`);

  const heading = editor.preview.getByRole("heading", { level: 1 });
  await expect(heading).toContainText(course["title"], { timeout: 30_000 });
  await heading.hover();
  await heading.click();
  await expect(editor.titleField).toHaveValue(course["title"]);

  const context = editor.page.context();
  const shop = new Shop(await context.newPage());
  await shop.open(path);
  await expect(shop.previewToolbar).toContainText("drafts");
  const network = Promise.withResolvers<void>();
  const savesOrRefreshes = ({ pathname }: URL) => pathname === path || pathname.includes("/data/actions/");
  await context.route(savesOrRefreshes, async (route) => {
    await network.promise;
    await route.continue();
  });
  await editor.titleField.fill("Level 2B, as it's typed");
  await expect(heading, "before the lake or the site knows").toContainText("Level 2B, as it's typed");
  await expect(shop.title, "in another tab").toContainText("Level 2B, as it's typed");
  network.resolve();
  await context.unrouteAll({ behavior: "wait" });

  await editor.titleField.fill("Level 2B, as a draft");
  await expect(heading).toContainText("Level 2B, as a draft");
  await expect(editor.preview.getByRole("complementary", { name: "Preview" })).toHaveCount(0);
  expect(await (await request.get(path)).text()).not.toContain("as a draft");

  await expect(shop.title).toContainText("Level 2B, as a draft");
  await shop.previewToolbar.getByRole("button", { name: "Leave preview" }).click();
  await expect(shop.title).toHaveText(course["title"]);
  await expect(shop.previewToolbar).toHaveCount(0);
  await shop.page.close();

  await lake.action({
    actionType: "sanity.action.document.publish",
    draftId: "drafts.course-level-2b",
    publishedId: "course-level-2b",
  });
  await expect.poll(async () => (await request.get(path)).text()).toContain("Level 2B, as a draft");
  await lake.patch("course-level-2b").set({ title: course["title"] }).commit();
});
