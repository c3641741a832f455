import { toPicturePage, uploadPicture } from "../support/pictures.ts";
import { expect, test } from "../support/shop-test.ts";
import { expectServed, publishAndDeliver } from "../support/webhook-deliveries.ts";

test("an open page updates itself when content is published, without a reload", async ({ shop, lake }) => {
  const id = "course-level-1a";
  const before = await lake.getDocument(id);
  await shop.open("/courses/level-1a-online-asl-course");
  await shop.page.evaluate(() => document.body.setAttribute("data-untouched", ""));

  await lake.patch(id).set({ subtitle: "Freshly published words" }).commit();

  await expect(shop.page.getByText("Freshly published words").first()).toBeVisible();
  await expect(shop.page.locator("body")).toHaveAttribute("data-untouched");
  await lake.patch(id).set({ subtitle: before?.["subtitle"] }).commit();
});

test("an open page stays where it's scrolled to when content is published, whatever its address says", async ({
  shop,
  lake,
  course,
}) => {
  const { page } = shop;
  // Renders the page without the letter's parameter.
  await page.request.get(course.path);
  // The site's news refreshes the page, and the lake's comes while that's being answered.
  const isReported = page.waitForResponse("**/api/live/refresh");
  await page.route("**/*_rsc=*", async (route) => {
    await isReported;
    await route.continue();
  });
  await shop.open(`${course.path}?utm_source=letter`);
  await page.evaluate(() => {
    document.body.setAttribute("data-untouched", "");
    scrollTo({ top: 300, behavior: "instant" });
  });

  for (const subtitle of ["Published once", "Published twice"]) {
    await lake.patch(course.id).set({ subtitle }).commit();
    await expect(page.getByText(subtitle).first()).toBeAttached();
    expect(await page.evaluate(() => scrollY)).toBe(300);
  }

  await expect(page.locator("body")).toHaveAttribute("data-untouched");
});

test("a publish reaches the next visitor to a page even if nobody had it open", async ({ lake, request }) => {
  const slug = "complete-course-bundle";
  const course = await lake.fetch<{ _id: string; subtitle: string }>(`*[slug.current == $slug][0]`, { slug });
  const words = "Words that nobody waited for";

  await publishAndDeliver(lake, () => lake.patch(course._id).set({ subtitle: words }).commit());

  await expectServed(request, `/courses/${slug}`, words);
  await lake.patch(course._id).set({ subtitle: course.subtitle }).commit();
});

test.describe("a picture's new description in Media", () => {
  const id = "test-described-picture";
  test.afterEach(async ({ lake }) => {
    await lake.delete({ query: "*[_id == $id]", params: { id } });
    await lake.delete({ query: '*[_type == "sanity.imageAsset" && originalFilename == "described.png"]' });
  });

  test("reaches the next visitor, even if nobody had the page open", async ({ lake, request }) => {
    const picture = await uploadPicture(lake, "described.png", "#0e5f58");
    await publishAndDeliver(lake, () => lake.createOrReplace(toPicturePage(id, picture._id)));
    await expectServed(request, `/${id}`, "Hello.");

    await publishAndDeliver(lake, () => lake.patch(picture._id).set({ altText: "A quokka waves." }).commit());

    await expectServed(request, `/${id}`, "A quokka waves.");
  });
});

test("after several publishes in a row the last one wins, even if pages render in between", async ({
  course,
  lake,
  request,
}) => {
  const visits: Promise<unknown>[] = [];
  const publishes = ["First", "Second", "Third", "Fourth", "Fifth"];
  const publishAll = async () => {
    for (const words of publishes) {
      await lake
        .patch(course.id)
        .set({ subtitle: `${words} words of an editor in haste` })
        .commit();
      visits.push(request.get(course.path));
    }
  };
  await publishAndDeliver(lake, publishAll, { times: publishes.length });
  await Promise.all(visits);

  await expectServed(request, course.path, "Fifth words");
});

test("a draft stays off the public page", async ({ shop, lake, request }) => {
  const course = await lake.getDocument("course-level-2a");
  if (!course) throw new Error("The seed has no level 2A.");
  await shop.open("/courses/level-2a-online-asl-course");

  await lake.createOrReplace({ ...course, _id: "drafts.course-level-2a", title: "A secret title" });
  await lake.patch("course-level-2a").set({ subtitle: "Published after the draft" }).commit();
  await expect(shop.page.getByText("Published after the draft").first()).toBeVisible();

  await expect(shop.title).not.toHaveText(/secret/);
  expect(await (await request.get("/courses/level-2a-online-asl-course")).text()).not.toContain(
    "A secret title",
  );
  await lake.delete("drafts.course-level-2a");
  await lake.patch("course-level-2a").set({ subtitle: course["subtitle"] }).commit();
});
