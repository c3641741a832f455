import { findViolations } from "../support/find-violations.ts";
import { expect, question, takeQuiz, test as base } from "../support/quiz-test.ts";
import { readHead } from "../support/read-head.ts";
import { readEvents } from "../support/telemetry-server.ts";
import { testStack } from "../support/test-stack.ts";

const hiddenCourse = {
  _id: "test-hidden-course",
  _type: "course",
  title: "Hidden quokka course",
  handle: "teacher-guide-levels-1a-1b",
};

/** With a quiz that recommends a course that the shop hides, too. */
const test = base.extend<{ hidden: typeof hiddenCourse }>({
  hidden: async ({ lake, quiz }, use) => {
    const recommended = { _type: "reference", _ref: hiddenCourse._id, _key: "hidden" };
    await lake.createOrReplace(hiddenCourse);
    await lake.patch(quiz.id).append('bands[_key == "middle"].recommendedProducts', [recommended]).commit();
    await use(hiddenCourse);
    await lake
      .patch(quiz.id)
      .unset(['bands[_key == "middle"].recommendedProducts[_key == "hidden"]'])
      .commit();
  },
});

test("the result shows each answer and what to do next, at live prices, and only its score is shared", async ({
  shop,
  page,
  quiz,
  hidden,
}) => {
  await shop.open(quiz.path);
  await takeQuiz(page);

  const courses = page.getByRole("region", { name: "Where to go from here" });
  await expect(courses).toContainText(
    "Before Level 2A, take Level 1A and Level 1B, or learn the same elsewhere.",
  );
  await expect(page.getByText(hidden.title)).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Free lessons to try now" })).toContainText(
    "Spell your name",
  );
  await expect(page.getByRole("region", { name: "Books that go with it" })).toContainText("$22.99");
  await shop.chooseCurrency("CAD (Canadian Dollar)");
  await expect(courses).toContainText(/\$\d+\.\d\d CAD/, { useInnerText: true });
  await expect(page.getByRole("listitem").filter({ hasText: "Which letters move?" })).toContainText(
    /Your answer: incorrect\s*J\s*Correct answers\s*J, Z\s*J and Z are drawn in the air\./,
  );
  expect(await findViolations(page, "main")).toEqual([]);

  await page.getByRole("link", { name: "Share your score" }).click();
  await expect(page).toHaveURL(`${quiz.path}/results/1`);
  await expect(shop.title).toHaveText("Someone got 1 of 2.");
  await page.getByRole("link", { name: "Take the quiz yourself" }).click();
  await expect(question(page, "Who is it for?")).toBeVisible();
});

test("a shared score stays out of search engines, and impossible scores don't exist", async ({
  quiz,
  request,
}) => {
  expect(await readHead(request, `${quiz.path}/results/1`)).toMatchObject({
    canonical: `${testStack.siteUrl}${quiz.path}`,
    robots: expect.stringContaining("noindex"),
  });
  for (const score of ["3", "-1", "01", "1.5", "x"])
    expect((await request.get(`${quiz.path}/results/${score}`)).status()).toBe(404);
});

test("a result's address without answers, or with made-up ones, says how to get a result", async ({
  shop,
  page,
  quiz,
}) => {
  await shop.open(`${quiz.path}/results?opening=stranger&first=made-up&first=again&third=J`);

  await expect(shop.title).toHaveText("No answers yet");
  await expect(page.getByRole("link", { name: "Go back to the questions" })).toHaveAttribute(
    "href",
    quiz.path,
  );
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
});

test("a completed quiz is reported once, with what was recommended, and starts over when the visitor goes back", async ({
  shop,
  page,
  quiz,
  context,
}) => {
  await context.addCookies([{ name: "analytics_consent", value: "yes", url: testStack.siteUrl }]);
  await fetch(`${testStack.telemetryUrl}/_emulator/events`, { method: "DELETE" });
  const readArrived = async (name: string) =>
    (await readEvents(testStack.telemetryUrl)).filter(
      ({ kind, event }) => kind === "data-layer" && event === name,
    );
  await shop.open(quiz.path);
  await takeQuiz(page);
  await expect.poll(async () => (await readArrived("quiz_completed")).length).toBe(1);
  const views = (await readArrived("page_view")).length;

  await page.reload();
  await expect.poll(async () => (await readArrived("page_view")).length).toBe(views + 1);

  expect(await readArrived("quiz_completed")).toMatchObject([
    {
      quizId: quiz.path.replace("/quizzes/", ""),
      quizTitle: quiz.title,
      quizResponseId: expect.stringMatching(/^[\da-f]{32}$/),
      quizScore: 1,
      freeLessons: ["asl-level-1/spell-your-name"],
      recommendedProducts: ["level-2a-online-asl-course", "getting-started-with-asl"],
    },
  ]);
  await page.goBack();
  await expect(question(page, "Who is it for?")).toBeVisible();
});
