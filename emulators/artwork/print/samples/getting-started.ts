import { levels } from "#artwork/levels.ts";
import { palette } from "#artwork/palette.ts";
import { exercise, frames, questions, table } from "#artwork/print/exercise.ts";
import { bullets, paragraphs } from "#artwork/print/printed.ts";
import type { SampleChapter } from "#artwork/print/sample-chapter.ts";

export const questionsOnTheFace = `<p class="lesson">Level 1A, lesson 4</p><h2>Questions are on the face</h2>
  <p class="lead">In spoken English a question is in the voice. In ASL it is in plain sight: the hands name the topic, and the face asks.</p>
  <h3>Questions with yes or no</h3>
  ${paragraphs(
    "Raise your eyebrows, lean in a little, and hold the last sign until the other person begins to answer. `YOU DEAF` with raised eyebrows becomes “Are you Deaf?”. With a calm face it is a statement: “You are Deaf.”",
  )}
  <h3>Questions with who, what, where and why</h3>
  ${paragraphs(
    "Lower your eyebrows and tilt your head a little. The question sign usually comes last: `YOUR NAME WHAT`. Keep your face asking to the end of the sentence. If the eyebrows come back too soon, the question is gone.",
  )}
  <h3>How to read a gloss</h3>
  ${paragraphs(
    "A gloss is an English word in capitals that stands for a sign. Glosses follow the order of ASL, so they look strange as English. They say nothing about how the sign is made. For that, watch the lesson.",
  )}
  <div class="note"><h3>Before you write</h3>${bullets([
    "Watch lesson 4 once, without a pencil.",
    "Watch it again with your hand over the lower half of the screen, so that you see the faces alone.",
    "Then begin with exercise 1.",
  ])}</div>`;

export const browsUpOrDown = exercise({
  number: 1,
  title: "up or down?",
  instruction:
    "Here are ten questions from the lesson. Which ones need raised eyebrows, and which ones lowered? Tick one circle, then sign the question to a mirror.",
  task: table({
    head: ["Gloss", "In English", "Up", "Down"],
    rows: [
      ["`YOU DEAF`", "Are you Deaf?", "[ ]", "[ ]"],
      ["`YOUR NAME WHAT`", "What is your name?", "[ ]", "[ ]"],
      ["`YOU LIVE WHERE`", "Where do you live?", "[ ]", "[ ]"],
      ["`YOU HAVE BROTHER`", "Do you have a brother?", "[ ]", "[ ]"],
      ["`YOUR TEACHER WHO`", "Who is your teacher?", "[ ]", "[ ]"],
      ["`YOU STUDENT`", "Are you a student?", "[ ]", "[ ]"],
      ["`YOU LEARN ASL WHY`", "Why are you learning ASL?", "[ ]", "[ ]"],
      ["`HE YOUR FRIEND`", "Is he your friend?", "[ ]", "[ ]"],
      ["`YOUR SISTER NAME WHAT`", "What is your sister’s name?", "[ ]", "[ ]"],
      ["`YOU UNDERSTAND`", "Do you understand?", "[ ]", "[ ]"],
    ],
  }),
});

export const browsAnswers = `<h3>Exercise 1</h3>
  ${paragraphs(
    "Up: `YOU DEAF`, `YOU HAVE BROTHER`, `YOU STUDENT`, `HE YOUR FRIEND`, `YOU UNDERSTAND`. All of them can be answered with yes or no.",
    "Down: `YOUR NAME WHAT`, `YOU LIVE WHERE`, `YOUR TEACHER WHO`, `YOU LEARN ASL WHY`, `YOUR SISTER NAME WHAT`.",
  )}`;

export const gettingStarted: SampleChapter = {
  handle: "getting-started-with-asl",
  title: "Getting Started with ASL",
  levels: [levels["1A"]],
  word: "Level",
  chapter: "Lesson 4: Questions are on the face",
  accent: palette.pine,
  closeUps: [1, 2],
  pages: [
    questionsOnTheFace,
    browsUpOrDown,
    exercise({
      number: 2,
      title: "gloss it",
      instruction: "Write each question as a gloss, in capitals. Put the question sign last.",
      task: questions(1, [
        "What is your teacher’s name?",
        "Do you live here?",
        "Where is your mother?",
        "Is she your sister?",
        "Who is Deaf?",
      ]),
    }) +
      exercise({
        number: 3,
        title: "three movements you saw",
        instruction:
          "Choose three signs from the lesson. Draw only how the hand travels: a dot where it starts, a line, an arrow where it goes.",
        task: frames({
          columns: 3,
          ratio: "1 / 1",
          captions: ["Sign 1, gloss:", "Sign 2, gloss:", "Sign 3, gloss:"],
        }),
      }),
    exercise({
      number: 4,
      title: "ask three people",
      instruction:
        "Ask three people who sign, or three people who would like to. Write down what they answered, as a gloss or in English.",
      task: table({
        head: ["You ask", "Person 1", "Person 2", "Person 3"],
        rows: [
          ["`YOUR NAME WHAT`", "", "", ""],
          ["`YOU LIVE WHERE`", "", "", ""],
          ["`YOU HAVE SISTER`", "", "", ""],
          ["`YOU HAVE BROTHER`", "", "", ""],
          ["`YOU LEARN ASL WHY`", "", "", ""],
        ],
        isToWrite: true,
      }),
    }) +
      `<div class="note"><h3>Good manners: asking again</h3>${paragraphs(
        "You will miss answers. Everybody does. Do not nod to be polite: people see it in your eyes, and the next question is then harder.",
        "Ask for the sentence again, slower, and say which part you got. A Deaf signer would rather repeat a thing twice than find out later that you did not follow.",
      )}</div>`,
    `<h2>Answers</h2>${browsAnswers}
    <h3>Exercise 2</h3>${paragraphs(
      "1: `YOUR TEACHER NAME WHAT`. 2: `YOU LIVE HERE`. 3: `YOUR MOTHER WHERE`. 4: `SHE YOUR SISTER`. 5: `DEAF WHO`.",
      "Other orders can be right too. Compare yours with the way the lesson signs it.",
    )}
    <h3>Exercises 3 and 4</h3>${paragraphs("These are yours. Keep them, and look at them again after lesson 5.")}
    <h2 style="margin-top:36pt">What else is in the book</h2>${bullets([
      "Lesson 1: your hand, your name. Reading and writing the manual alphabet.",
      "Lesson 2: hello and goodbye. Introducing yourself and somebody else.",
      "Lesson 3: numbers, and who is who. Phone numbers, family, pointing.",
      "Lesson 4: questions are on the face. This sample is part of it.",
      "Lesson 5: a first conversation. Everything together, with two pages to plan your own.",
    ])}
    ${paragraphs("The exercises go with the videos of Level 1A. The course includes this workbook as a free digital PDF; the printed one is spiral bound, so that it lies flat beside a screen.")}`,
  ],
};
