import { browserStorage } from "@shop/web/lib/browser-storage.ts";
import { newVisitor } from "../support/browser.ts";
import { FilmPlayer, giveFilm } from "../support/film.ts";
import { givePreviewLink } from "../support/preview-link.ts";
import { shopForSchool } from "../support/school-shopper.ts";
import { expect, test } from "../support/shop-test.ts";

test.use({ storageState: newVisitor });

test("after a complete visit, the browser holds only the cookies that the cookie policy lists", async ({
  shop,
  lake,
  course,
  context,
  watch,
}) => {
  const { page } = shop;
  watch.allow(/monorail-edge\.shopifysvc\.com/);
  await page.route("https://monorail-edge.shopifysvc.com/**", (route) =>
    route.fulfill({ status: 200, body: "" }),
  );
  await page.route("**/api/analytics", async (route) => {
    await route.fulfill({ json: { container: null, statusWidget: null, shopId: "gid://shopify/Shop/1" } });
  });
  await shop.open("/courses/level-1a-online-asl-course?discount=WELCOME10&affiliate=deaf-mom-blog");
  await page.getByRole("button", { name: "Allow", exact: true }).click();
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain("_shopify_y");
  await shop.chooseCurrency("CAD (Canadian Dollar)");
  await page
    .getByRole("region", { name: "Let's personalize your learning!" })
    .getByRole("button", { name: "Continue" })
    .click();
  await shop.addCourse();
  await giveFilm(lake, course, { isLong: true });
  await shop.open(course.path);
  const film = new FilmPlayer(page);
  await film.play();
  await (await film.control("Mirror the picture")).click();
  await film.seek(41);
  await expect(film.position).toHaveAttribute("aria-valuetext", /^41 seconds of 1 minute/);
  await shop.open("/asl/dictionary/please");
  await page.getByRole("button", { name: "Practice later" }).click();
  await shop.open("/free-lessons/asl-level-1/spell-your-name");
  await page.getByRole("checkbox", { name: "I’ve done this lesson" }).check();
  await shop.open("/search?q=name");
  await shop.open("/quizzes/deaf-culture");
  await page.getByRole("main").getByRole("radio").first().check();
  await page.getByRole("button", { name: "Check your answer" }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1);
  await shop.open("/contact-us");
  await page.getByRole("main").getByRole("textbox", { name: "Message" }).fill("Hello");
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(2);
  await shopForSchool(page);
  await page.goto((await givePreviewLink(lake)).path);
  await expect(page.getByRole("complementary", { name: "Preview" })).toBeVisible();

  const cookies = await context.cookies();
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

  expect([...cookies.map(({ name }) => name), ...keys].toSorted()).toEqual(
    Object.values(browserStorage)
      .map(({ name }) => name)
      .toSorted(),
  );
});

test("a visitor who only looks around gets no cookies", async ({ shop, context }) => {
  await shop.open("/");
  await shop.open("/courses/level-1a-online-asl-course");
  await shop.open("/free-lessons/asl-level-1/spell-your-name");

  expect(await context.cookies()).toEqual([]);
  expect(await shop.page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});
