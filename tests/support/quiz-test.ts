import type { Page } from "@playwright/test";
import { createOwnQuiz, type OwnQuiz, removeQuiz } from "./own-quiz.ts";
import { expect, test as base } from "./shop-test.ts";

/** A test with its own quiz, which is deleted when the test ends. */
export const test = base.extend<{ quiz: OwnQuiz }>({
  quiz: async ({ lake }, use, { testId }) => {
    const quiz = await createOwnQuiz(lake, `test-${testId.slice(-6)}`);
    await use(quiz);
    await removeQuiz(lake, quiz.id);
  },
});

export const question = (page: Page, prompt: string) => page.getByRole("heading", { name: prompt });
export const choice = (page: Page, text: string) => page.getByLabel(text, { exact: true });
export const press = (page: Page, button: string) => page.getByRole("button", { name: button }).click();
/** What's said about an answer, and about a quiz that has changed. */
export const currentVerdict = (page: Page) => page.getByRole("main").getByRole("status");

/** Answers one of the two questions right, and asks for the result. */
export async function takeQuiz(page: Page): Promise<void> {
  await choice(page, "Me").check();
  await press(page, "Continue");
  await choice(page, "PLEASE").check();
  await press(page, "Check your answer");
  await press(page, "Next question");
  await choice(page, "J").check();
  await press(page, "Check your answer");
  await press(page, "See your result");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("1 of 2 right You know the basics");
}

export { expect } from "./shop-test.ts";
