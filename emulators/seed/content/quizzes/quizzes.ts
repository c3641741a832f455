import { alphabetAndNumbersQuiz } from "#seed/content/quizzes/alphabet-and-numbers.ts";
import { deafCultureQuiz } from "#seed/content/quizzes/deaf-culture.ts";
import { whichCourseQuiz } from "#seed/content/quizzes/which-course.ts";

export const quizzes = [whichCourseQuiz, alphabetAndNumbersQuiz, deafCultureQuiz];
