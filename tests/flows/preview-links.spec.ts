import type { SanityClient } from "@sanity/client";
import type { OwnCourse } from "../support/own-course.ts";
import { findViolations } from "../support/find-violations.ts";
import { givePreviewLink } from "../support/preview-link.ts";
import { expect, test } from "../support/preview-test.ts";
import { testStack } from "../support/test-stack.ts";

const aMinuteAgo = () => new Date(Date.now() - 60_000).toISOString();

test("a reviewer without an account sees an uncached draft on a phone, switches to the public pages and leaves", async ({
  shop,
  lake,
  course,
}) => {
  await draft(lake, course);
  const link = await givePreviewLink(lake, { path: course.path });
  const { page } = shop;
  const toolbar = page.getByRole("complementary", { name: "Preview" });
  const title = page.getByRole("heading", { level: 1 });

  await page.setViewportSize({ width: 360, height: 740 });

  const response = await page.goto(link.path);
  await expect(page).toHaveURL(course.path);
  expect(response?.headers()["cache-control"]).toContain("no-store");
  await expect(title).toContainText("Only reviewers see this");
  await expect(toolbar).toContainText("You’re viewing drafts, not the public site. It ends");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);

  expect((await toolbar.boundingBox())?.height).toBeLessThanOrEqual(56);
  await toolbar.getByText("Preview: Drafts").click();
  await expect(toolbar.getByRole("button", { name: "Published" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await toolbar.getByRole("button", { name: "Published" }).click();
  await expect(title).toContainText(course.title);
  await toolbar.getByText("Preview: Published").click();
  await toolbar.getByRole("button", { name: "Drafts" }).click();
  await expect(title).toContainText("Only reviewers see this");

  await toolbar.getByRole("button", { name: "Leave preview" }).click();
  await expect(toolbar).toBeHidden();
  await expect(title).toContainText(course.title);
  expect(await lake.getDocument(link.id)).toMatchObject({ uses: 1, lastUsedAt: expect.any(String) });
});

test("a preview shows what was saved while it loaded", async ({ shop, lake, course }) => {
  await draft(lake, course);
  const link = await givePreviewLink(lake, { path: course.path });
  const connected = Promise.withResolvers<void>();
  await shop.page.route(/\/api\/preview\/events/, async (route) => {
    await connected.promise;
    await route.continue();
  });
  await shop.page.goto(link.path);
  await expect(shop.title).toContainText("Only reviewers see this");

  await lake.patch(`drafts.${course.id}`).set({ title: "Saved in the meantime" }).commit();
  connected.resolve();

  await expect(shop.title).toContainText("Saved in the meantime");
});

test("revoking a link closes any open preview and stops it from opening again", async ({
  shop,
  lake,
  course,
}) => {
  await draft(lake, course);
  const link = await givePreviewLink(lake, { path: course.path });
  const { page } = shop;
  await page.goto(link.path);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Only reviewers see this");
  const stream = await page.evaluateHandle(() => fetch("/api/preview/events"));

  await lake.patch(link.id).set({ revokedAt: aMinuteAgo() }).commit();
  await stream.evaluate(({ body }) => body?.pipeTo(new WritableStream()));

  await expect(page.getByRole("complementary", { name: "Preview" })).toContainText(
    "This preview was revoked. You’re viewing the public site.",
  );
  await expect(page.getByRole("heading", { level: 1 })).toContainText(course.title);
  const events = await page.request.get("/api/preview/events");
  expect(events.status()).toBe(204);
  const again = await page.request.get(link.path);
  expect(again.status()).toBe(410);
  expect(await again.text()).toContain("This preview link was revoked");
});

test("a link to a release shows the whole release, named in the toolbar", async ({ shop, lake, course }) => {
  const releaseId = "rSpring";
  await lake.releases.create({ releaseId, metadata: { title: "Spring campaign", releaseType: "undecided" } });
  const document = await lake.getDocument(course.id);
  await lake.create({
    ...document,
    _type: "course",
    _id: `versions.${releaseId}.${course.id}`,
    title: "As of spring",
  });
  const link = await givePreviewLink(lake, { what: releaseId, path: course.path });
  const { page } = shop;

  await page.goto(link.path);

  const toolbar = page.getByRole("complementary", { name: "Preview" });
  await expect(toolbar).toContainText("You’re viewing the release “Spring campaign”");
  await toolbar.getByText("Preview: Spring campaign").click();
  await expect(toolbar.getByRole("button", { name: "Spring campaign" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.getByRole("heading", { level: 1 })).toContainText("As of spring");

  // A reviewer could request drafts by hand, even though the toolbar doesn't offer them.
  await expect(toolbar.getByRole("button", { name: "Drafts" })).toHaveCount(0);
  await draft(lake, course);
  await page.request.post("/api/preview/shown", { form: { shows: "drafts", path: course.path } });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("As of spring");
  await lake.releases.archive({ releaseId });
  await lake.releases.delete({ releaseId });
});

test("a single-use link asks first, opens once and is then used up", async ({ shop, lake, browser }) => {
  const link = await givePreviewLink(lake, { isSingleUse: true, path: "/courses" });
  const { page } = shop;

  await page.request.head(link.path);
  await page.goto(link.path);
  await page.getByRole("button", { name: "Open the preview" }).click();
  await expect(page).toHaveURL("/courses");
  await expect(page.getByRole("complementary", { name: "Preview" })).toBeVisible();

  const elsewhere = await browser.newContext();
  const again = await elsewhere.request.get(new URL(link.path, page.url()).href);
  expect(again.status()).toBe(410);
  expect(await again.text()).toContain("This preview link has been used");
  await page.reload();
  await expect(page.getByRole("complementary", { name: "Preview" })).toContainText("You’re viewing drafts");
  await elsewhere.close();
});

test("an expired link says so", async ({ lake, request }) => {
  const link = await givePreviewLink(lake, { expiresAt: aMinuteAgo() });

  const answer = await request.get(link.path);

  expect(answer.status()).toBe(410);
  expect(await answer.text()).toContain("This preview link has expired");
  expect(answer.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
});

test("a link that was altered or never issued opens nothing", async ({ lake, request }) => {
  const link = await givePreviewLink(lake);
  const changed = link.path.slice(0, -1) + (link.path.endsWith("A") ? "B" : "A");

  const answers = await Promise.all(
    [changed, "/preview/guess", "/preview/*"].map((path) => request.get(path)),
  );

  expect(answers.map((answer) => answer.status())).toEqual([404, 404, 404]);
  expect(await answers[0]?.text()).toContain("This isn’t a preview link");
});

test("draft mode without a preview session shows only the public pages", async ({ shop, lake, course }) => {
  await draft(lake, course);
  const link = await givePreviewLink(lake, { path: course.path });
  const { page } = shop;
  await page.goto(link.path);
  await page.goto("about:blank");

  await page.context().clearCookies({ name: "preview_session" });
  await page.goto(course.path);

  await expect(page.getByRole("heading", { level: 1 })).toContainText(course.title);
});

test("listing the links requires a lake token", async ({ lake, request }) => {
  await givePreviewLink(lake);

  const query = new URLSearchParams({ query: `*[_type == "previewLink"]`, perspective: "raw" });
  const answer = await request.get(`${testStack.lakeUrl}/v2026-06-01/data/query/production?${query}`);

  expect(await answer.json()).toMatchObject({ result: [] });
});

/** Gives the test's course a draft, which is deleted when the test ends. */
async function draft(lake: SanityClient, { id }: OwnCourse): Promise<void> {
  const published = await lake.getDocument(id);
  await lake.create({ ...published, _type: "course", _id: `drafts.${id}`, title: "Only reviewers see this" });
}
