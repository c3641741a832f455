import { findViolations } from "../support/find-violations.ts";
import { holdScripts } from "../support/hold-back.ts";
import { Keyboard } from "../support/keyboard.ts";
import { givePreviewLink } from "../support/preview-link.ts";
import { choice, currentVerdict, expect, press, question, takeQuiz, test } from "../support/quiz-test.ts";

test("a quiz is taken with the keyboard alone, and each question takes the focus", async ({
  shop,
  page,
  quiz,
}) => {
  const keyboard = new Keyboard(page);
  await shop.open(quiz.path);

  await keyboard.tabTo(choice(page, "Me"));
  await keyboard.press("Space", "Enter");
  await expect(question(page, "Which sign is a circle on the chest?")).toBeFocused();
  await keyboard.press("Enter");
  await keyboard.tabTo(page.getByRole("button", { name: "Check your answer" }));
  await keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Choose an answer." })).toBeVisible();
  await expect(choice(page, "SORRY")).toBeFocused();
  await keyboard.press("Space", "Enter");
  await expect(currentVerdict(page).filter({ hasText: "Not quite." })).toContainText(
    "PLEASE is the flat hand in a circle.",
  );
  await expect(page.getByRole("link", { name: "PLEASE" })).toHaveAttribute("href", "/asl/dictionary/please");
  await expect(page.getByRole("button", { name: "Next question" })).toBeFocused();
  await keyboard.press("Enter");
  await expect(question(page, "Which letters move?")).toBeFocused();
  await keyboard.tabTo(choice(page, "J"));
  await keyboard.press("Space");
  await keyboard.tabTo(choice(page, "Z"));
  await keyboard.press("Space", "Enter");
  await expect(currentVerdict(page).filter({ hasText: "That’s right." })).toBeVisible();
  await keyboard.press("Enter");

  await expect(shop.title).toHaveText("1 of 2 right You know the basics");
});

test("a question can be looked at again, and the quiz started over for a child, who is led to the kids courses", async ({
  shop,
  page,
  quiz,
}) => {
  await shop.open(quiz.path);
  await choice(page, "Me").check();
  await press(page, "Continue");
  await choice(page, "SORRY").check();
  await press(page, "Check your answer");
  await expect(page.getByText("Your answer: incorrect")).toBeVisible();
  await expect(page.getByText("Correct answer")).toBeVisible();
  expect(await findViolations(page, "main")).toEqual([]);
  await press(page, "Next question");

  await press(page, "Back");
  await expect(question(page, "Which sign is a circle on the chest?")).toBeFocused();
  await expect(choice(page, "HAPPY")).toBeDisabled();
  await press(page, "Start over");

  await expect(question(page, "Who is it for?")).toBeFocused();
  await expect(choice(page, "Me")).not.toBeChecked();
  await choice(page, "A child").check();
  await press(page, "Continue");
  await expect(shop.title).toHaveText("Kids Level 1A comes first");
  await expect(page.getByRole("region", { name: "Where to go from here" })).toContainText("Kids Level 1A");
});

test("an answer that's checked before the quiz has loaded is checked once it has", async ({
  shop,
  page,
  quiz,
}) => {
  const scripts = await holdScripts(page);
  await page.goto(quiz.path, { waitUntil: "commit" });
  await choice(page, "Me").check();

  await choice(page, "Me").press("Enter");
  await press(page, "Continue");

  await expect(page.getByText("One moment: the quiz is still loading.")).toBeVisible();
  scripts.release();
  await expect(question(page, "Which sign is a circle on the chest?")).toBeFocused();
  await expect(page.getByText("One moment: the quiz is still loading.")).toBeHidden();
  await choice(page, "PLEASE").check();
  await press(page, "Check your answer");
  await expect(currentVerdict(page).filter({ hasText: "That’s right." })).toBeVisible();
  await expect(shop.title).not.toContainText("right");
});

test("a reload continues where the visitor was, and a quiz that was changed starts over and says so", async ({
  shop,
  page,
  quiz,
  lake,
}) => {
  await shop.open(quiz.path);
  await choice(page, "Me").check();
  await press(page, "Continue");
  await choice(page, "PLEASE").check();
  await press(page, "Check your answer");

  await shop.open(quiz.path);
  await expect(page.getByText("Your answer: correct")).toBeVisible();
  await press(page, "Next question");
  await lake.patch(quiz.id).set({ "questions[1].prompt": "Which letters travel?" }).commit();

  await expect(currentVerdict(page).filter({ hasText: "This quiz has changed" })).toHaveText(
    "This quiz has changed since you started it, so it starts over.",
  );
  await expect(question(page, "Who is it for?")).toBeVisible();
});

test("a reviewer takes the draft of a quiz", async ({ page, quiz, lake }) => {
  const document = await lake.getDocument(quiz.id);
  await lake.create({
    ...document,
    _type: "quiz",
    _id: `drafts.${quiz.id}`,
    title: "Only reviewers see this",
  });
  const link = await givePreviewLink(lake, { path: quiz.path });
  await page.goto(link.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Only reviewers see this");

  await takeQuiz(page);

  await expect(page.getByRole("main").getByRole("link", { name: "Only reviewers see this" })).toBeVisible();
});

test("quizzes are found from the courses, the free lessons, and the list", async ({ shop, page }) => {
  await shop.open("/courses");
  await page.getByRole("link", { name: "Find your level" }).click();
  await expect(shop.title).toHaveText("Which course should I start with?");
  await page.getByRole("main").getByRole("link", { name: "Quizzes" }).click();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);
  await shop.open("/free-lessons/asl-level-1");
  await expect(page.getByRole("main").getByRole("link", { name: "quiz", exact: true })).toHaveAttribute(
    "href",
    "/quizzes",
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all questions are on one page, and the result shows what was skipped", async ({
    page,
    quiz,
    shop,
  }) => {
    await page.goto(quiz.path);
    await expect(page.getByText("Question 2 of 2")).toBeVisible();
    await choice(page, "Me").check();
    await choice(page, "J").check();
    await choice(page, "Z").check();
    await press(page, "See your result");

    await expect(shop.title).toHaveText("1 of 2 right You know the basics");
    await expect(
      page.getByRole("listitem").filter({ hasText: "Which sign is a circle on the chest?" }),
    ).toContainText("You skipped this one.");
  });

  test("an answer that ends the quiz makes the other questions unnecessary", async ({ page, quiz, shop }) => {
    await page.goto(quiz.path);
    await choice(page, "A child").check();
    await expect(page.getByText("Question 1 of 2")).toBeHidden();
    await press(page, "See your result");

    await expect(shop.title).toHaveText("Kids Level 1A comes first");
  });
});
