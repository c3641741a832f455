/** What a checked answer of the visitor's is called. */
export const toAnswerLabel = (isRight: boolean): string =>
  isRight ? "Your answer: correct" : "Your answer: incorrect";
