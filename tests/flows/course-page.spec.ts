import { gzipSync } from "node:zlib";
import { expect, test } from "../support/shop-test.ts";
import { publishAndDeliver } from "../support/webhook-deliveries.ts";

const level = "/courses/level-1b-online-asl-course";
const kids = "/courses/kids-asl-course-level-1b";
const bundle = "/courses/complete-course-bundle";

const parts = [
  {
    path: level,
    kilobytes: 37,
    ages: "15 to 100",
    headings: [
      "Prerequisites",
      "Overview",
      "Topics",
      "After this course you can",
      "How you learn",
      "Workbook",
      "Elias Amadi",
      "Certificate",
      "For schools",
      "Questions and answers",
      "Start with Level 1B",
    ],
  },
  {
    path: kids,
    kilobytes: 38,
    ages: "8 to 15",
    headings: [
      "Prerequisites",
      "Overview",
      "Topics",
      "After this course you can",
      "How you learn",
      "Workbook",
      "Noor Lindqvist",
      "For schools",
      "Questions and answers",
      "Start with Kids Level 1B",
    ],
  },
  {
    path: bundle,
    kilobytes: 42,
    ages: "15 to 100",
    headings: [
      "Overview",
      "What’s in the bundle",
      "Topics",
      "After this course you can",
      "How you learn",
      "Workbook",
      "Elias Amadi",
      "Certificate",
      "Questions and answers",
      "Start the Complete Course Bundle",
    ],
  },
];

test.describe("before any script runs", () => {
  test.use({ javaScriptEnabled: false });

  test("a course shows all of its parts in order, and links to its syllabus, prerequisite, workbook and a free lesson", async ({
    page,
  }) => {
    const main = page.getByRole("main");
    const link = (name: string) => main.getByRole("link", { name, exact: true }).first();
    for (const { path, ages, headings } of parts.toReversed()) {
      await page.goto(path);

      expect(await main.getByRole("heading", { level: 2 }).allTextContents(), path).toEqual(headings);
      await expect(main.locator("video[controls]").first()).toBeVisible();
      await expect(main.getByRole("list", { name: "Highlights" }).getByRole("listitem")).not.toHaveCount(0);
      await expect(main.getByRole("region", { name: "What you get" })).toContainText(`Ages${ages}`);
      await expect(main.getByText(/^A digital PDF workbook is included free with/)).toBeVisible();
      const syllabus = await page.request.get(
        (await link("Read the syllabus (PDF)").getAttribute("href")) ?? "",
      );
      expect(syllabus.status()).toBe(200);
      expect(syllabus.headers()["content-type"]).toBe("application/pdf");
    }

    await expect(page).toHaveURL(level);
    await expect(link("Level 1A")).toHaveAttribute("href", "/courses/level-1a-online-asl-course");
    await expect(link("Building on the Basics of ASL")).toHaveAttribute(
      "href",
      "/books/building-on-the-basics-of-asl",
    );
    await expect(link("Try a free lesson: Say when it happens")).toHaveAttribute(
      "href",
      /^\/free-lessons\/[^/]+\/say-when-it-happens$/,
    );
  });

  test("on a phone, the comparison is a list of cards that is still a table", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/courses");
    const table = page.getByRole("table", { name: "Compare the levels" });

    await expect(table.getByRole("row")).toHaveCount(7);
    await expect(table.getByRole("columnheader")).toHaveCount(9);
    await expect(table.getByRole("cell", { name: "About 5 weeks" }).first()).toBeVisible();
    expect((await table.boundingBox())?.width).toBeLessThanOrEqual(360);
  });

  test("learners' reviews are on their course's page", async ({ page, lake, course }) => {
    const reviews = [{ _key: "one", _type: "review", author: "A learner", content: "Clear and kind." }];
    await publishAndDeliver(lake, () => lake.patch(course.id).set({ reviews }).commit());

    await page.goto(course.path);

    await expect(page.getByRole("heading", { name: "What learners say" })).toBeVisible();
    await expect(page.getByRole("blockquote")).toHaveText("Clear and kind.");
  });
});

for (const { path, kilobytes } of parts) {
  test(`${path} is less than ${kilobytes} kB of compressed HTML, with one image that loads first`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).body();

    expect(gzipSync(html).length).toBeLessThan(kilobytes * 1000);
    expect(html.toString().match(/<img[^>]*fetchpriority="high"/gi)).toHaveLength(1);
  });
}

test("a bundle shows its price, what it saves and its total savings, in the shopper's currency", async ({
  shop,
}) => {
  const { buying } = shop;
  const contents = shop.page.getByRole("region", { name: "What’s in the bundle" });
  await shop.open(bundle);

  await expect(shop.title).not.toBeEmpty();
  await expect(buying).toContainText("$237.00", { useInnerText: true });
  await expect(buying).not.toContainText("$327.00 CAD", { useInnerText: true });
  await expect(shop.addToCart.first()).toBeEnabled();
  await expect(contents).toContainText(
    /Separately\s+\$316\.00\s+In this bundle\s+\$237\.00\s+You save\s+\$79\.00/,
    { useInnerText: true },
  );

  await shop.chooseCurrency("CAD (Canadian Dollar)");

  await expect(buying).toContainText("$327.00 CAD", { useInnerText: true });
  await expect(buying).not.toContainText("$237.00\n", { useInnerText: true });
  expect(await buying.getByText(/^Save \$/).allTextContents()).toEqual(["Save $79.00", "Save $109.00"]);
  await expect(contents).toContainText(
    /Separately\s+\$436\.00 CAD\s+In this bundle\s+\$327\.00 CAD\s+You save\s+\$109\.00 CAD/,
    { useInnerText: true },
  );
});

test("a course leads to its row in the comparison, which shows prices in the shopper's currency", async ({
  shop,
}) => {
  const { page } = shop;
  const table = page.getByRole("table", { name: "Compare the levels" });
  const row = table.getByRole("row").filter({ has: page.getByRole("rowheader", { name: /^Level 1B/ }) });
  await shop.open(level);
  await shop.chooseCurrency("CAD (Canadian Dollar)");

  await page.getByRole("link", { name: "Compare the levels" }).click();

  await expect(row).toBeInViewport();
  await expect(page.locator(":target")).toContainText("Level 1B");
  await expect(row).toContainText("$109.00 CAD", { useInnerText: true });
  await expect(row.getByRole("cell").nth(6)).toHaveText("Level 1A");
  await expect(table.getByRole("columnheader")).toHaveText([
    "Course",
    "You’ll be able to",
    "Lessons",
    "Length",
    "Video",
    "CEUs",
    "Access",
    "Take first",
    "Price",
  ]);
});

test("a course whose product is hidden isn't listed or found", async ({ lake, request }) => {
  const listings = ["/llms.txt", "/sitemap.xml", "/no-such-page-at-all"];
  const course = (name: string, handle: string) => ({
    _id: name,
    _type: "course",
    title: name,
    handle,
    slug: { _type: "slug", current: name },
  });
  await lake.createOrReplace(course("test-course-without-product", "no-such-product"));
  await lake.createOrReplace(course("test-course-for-schools", "teacher-guide-levels-1a-1b"));

  for (const path of listings) {
    const read = async () => (await request.get(path)).text();
    await expect.poll(read, { message: path }).toContain("test-course-without-product");
    expect(await read(), path).not.toContain("test-course-for-schools");
  }
  expect((await request.get("/courses/test-course-without-product")).status()).toBe(200);
  expect((await request.get("/courses/test-course-for-schools")).status()).toBe(404);
  expect((await request.get("/courses/test-course-for-schools.md")).status()).toBe(404);
});

test("a printed course page says which level it is, has its answers open, and nothing to buy with", async ({
  shop,
  page,
}) => {
  await shop.open(level);

  await page.emulateMedia({ media: "print" });

  const levels = page.getByRole("list", { name: "Levels of adult courses" });
  await expect(levels.getByText("1B")).toHaveCSS("color", "rgb(255, 255, 255)");
  await expect(page.locator("details:not(:has(form)) > div").last()).toBeVisible();
  for (const hidden of [
    page.getByRole("button", { name: "Add to cart" }).first(),
    page.getByText("Seats for a class"),
    page.getByText("Give as a gift"),
  ])
    await expect(hidden).toBeHidden();
});
