import { FilmPlayer, giveFilm } from "../support/film.ts";
import { loseScripts } from "../support/hold-back.ts";
import { choice, currentVerdict, expect, press, question, test as quizTest } from "../support/quiz-test.ts";

const test = quizTest.extend<{ film: FilmPlayer }>({
  film: async ({ page }, use) => use(new FilmPlayer(page)),
});

const course = "/courses/level-1a-online-asl-course";

test.beforeEach(({ watch }) => watch.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/));

test("a gift that's written while its preview is lost is kept, and the preview comes once it's found", async ({
  shop,
  page,
}) => {
  await shop.open(course);
  await page.getByText("Give as a gift").first().click();
  const message = page.getByRole("textbox", { name: "Message" });
  const lost = page.waitForEvent("requestfailed");
  const preview = await loseScripts(page);

  await message.fill("See you in class");
  await lost;
  await page.getByRole("textbox", { name: "From" }).fill("Max");

  await expect(message).toHaveValue("See you in class");
  preview.find();
  await expect(page.getByRole("figure", { name: "Preview" })).toContainText("See you in class");
  await expect(message).toHaveValue("See you in class");
});

test("a quiz goes on without its video's player, and the video has the browser's controls until then", async ({
  shop,
  page,
  quiz,
  film,
}) => {
  await shop.open(quiz.path);
  await choice(page, "Me").check();
  await press(page, "Continue");
  await choice(page, "PLEASE").check();
  const lost = page.waitForEvent("requestfailed");
  const player = await loseScripts(page);

  await press(page, "Check your answer");
  await lost;

  await expect(currentVerdict(page).filter({ hasText: "That’s right." })).toBeVisible();
  const play = film.figure.getByRole("button", { name: /^Play / });
  await expect(play).toBeHidden();
  await expect(film.video).toHaveJSProperty("controls", true);
  player.find();
  await expect(play).toBeEnabled();
  await expect(film.video).toHaveJSProperty("controls", false);
  await press(page, "Next question");
  await expect(question(page, "Which letters move?")).toBeFocused();
});

test("a video whose play button is lost with the page has the browser's controls until it's found", async ({
  shop,
  page,
  lake,
  course: own,
  film,
}) => {
  await giveFilm(lake, own);
  const script = await loseScripts(page, "This video can");
  await shop.open(own.path);
  await expect(film.figure.getByRole("button", { name: /^Play / })).toBeHidden();
  await expect(film.video).toHaveJSProperty("controls", true);

  script.find();

  await film.play();
  await expect(film.video).toHaveJSProperty("controls", false);
});

test("a video whose player is lost plays with the browser's controls, and has its own from the next press on", async ({
  shop,
  page,
  lake,
  course: own,
  film,
}) => {
  await giveFilm(lake, own);
  await shop.open(own.path);
  const play = film.figure.getByRole("button", { name: /^Play / });
  await expect(play).toBeEnabled();
  const script = await loseScripts(page);
  await play.click();
  await expect(film.video).toHaveJSProperty("controls", true);
  await film.video.evaluate((video: HTMLVideoElement) => video.pause());

  script.find();

  await film.play();
  await expect(film.video).toHaveJSProperty("controls", false);
});

test("a service's video whose player is lost says so, and its link opens the service's page", async ({
  shop,
  page,
  lake,
  course: own,
  film,
}) => {
  await giveFilm(lake, own, { fields: { provider: "youtube", videoId: "M7lc1UVf-VE" } });
  await shop.open(own.path);
  const link = await film.serviceLink("YouTube");
  await loseScripts(page);

  await link.click();

  await expect(page.getByRole("alert").filter({ hasText: "Please watch it on YouTube." })).toBeVisible();
  await expect(link).toHaveAttribute("href", /M7lc1UVf-VE/);
});

test.describe("a browser set to Canada", () => {
  test.use({ locale: "en-CA" });

  test("shows the page without the question about the currency, which comes once its script is found", async ({
    shop,
    page,
  }) => {
    const lost = page.waitForEvent("requestfailed");
    const script = await loseScripts(page, "Shopping from Canada?");
    await shop.open(course);
    await lost;

    script.find();

    await expect(page.getByRole("region", { name: "Currency" })).toContainText("Shopping from Canada?");
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(shop.title).toContainText("Level 1A");
  });
});

test("the practice page offers to try again after a while, and has its list once its scripts are found", async ({
  page,
}) => {
  const scripts = await loseScripts(page);
  await page.goto("/asl/dictionary/practice");
  const status = page.getByRole("status").filter({ hasText: "Loading your list…" });
  const again = page.getByRole("link", { name: "Try again" });
  await expect(status).toBeVisible();
  await expect(again).toBeHidden();

  await status.evaluate((element) =>
    element.getAnimations({ subtree: true }).forEach((animation) => animation.finish()),
  );
  scripts.find();
  await again.click();

  await expect(page.getByRole("heading", { name: "Your list is empty" })).toBeVisible();
});
