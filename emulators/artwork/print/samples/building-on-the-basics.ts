import { levels } from "#artwork/levels.ts";
import { palette } from "#artwork/palette.ts";
import { exercise, questions, table } from "#artwork/print/exercise.ts";
import { bullets, paragraphs } from "#artwork/print/printed.ts";
import type { SampleChapter } from "#artwork/print/sample-chapter.ts";

export const firstWhenThenWhat = `<p class="lesson">Level 1B, lesson 2</p><h2>First when, then what</h2>
  <p class="lead">ASL sets the scene before anything happens in it. Say when. Say what you are talking about. Then say something about it.</p>
  <h3>Time comes first</h3>
  ${paragraphs(
    "An ASL verb has no past tense and no future tense. The time is named once, at the beginning, and it holds until you name another: `TOMORROW I WORK`, `YESTERDAY I STUDY`. You do not repeat it in every sentence.",
  )}
  <h3>Then the topic</h3>
  ${paragraphs(
    "Raise your eyebrows while you sign the topic, hold it for a moment, and lower them for the comment: `COFFEE, I LIKE`. In a gloss the comma stands for that moment. It means “As for coffee, I like it”, or simply “I like coffee”.",
  )}
  <h3>Both together</h3>
  ${paragraphs("`TOMORROW, PARTY, I GO`. When, what, and what you do about it.")}
  <div class="note"><h3>Before you write</h3>${bullets([
    "Watch lesson 2 and count how often the eyebrows go up at the beginning of a sentence.",
    "Watch it again and write down every sign of time that you see.",
  ])}</div>`;

export const whichPartFirst = exercise({
  number: 1,
  title: "which part comes first?",
  instruction:
    "Here are the parts of some sentences, in no order. Write each sentence as a gloss: time first, then the topic, then the comment.",
  task: questions(1, [
    "`I WORK` · `TOMORROW`: I work tomorrow.",
    "`I LIKE` · `TEA`: I like tea.",
    "`WE EAT` · `NOW`: We are eating now.",
    "`I FORGET` · `BOOK` · `YESTERDAY`: Yesterday I forgot the book.",
    "`WHERE` · `WE MEET` · `SATURDAY`: Where do we meet on Saturday?",
    "`MY SISTER VISIT` · `LAST-WEEK`: My sister visited last week.",
    "`I DRINK` · `MORNING` · `COFFEE`: In the morning I drink coffee.",
  ]),
});

export const whichPartAnswers = paragraphs(
  "`TOMORROW I WORK`. `TEA, I LIKE`. `NOW WE EAT`. `YESTERDAY BOOK, I FORGET`. `SATURDAY WE MEET WHERE`. `LAST-WEEK MY SISTER VISIT`. `MORNING COFFEE, I DRINK`.",
  "In the fifth, the time is first and the question sign last: both rules hold at once.",
);

export const buildingOnTheBasics: SampleChapter = {
  handle: "building-on-the-basics-of-asl",
  title: "Building on the Basics of ASL",
  levels: [levels["1B"]],
  word: "Level",
  chapter: "Lesson 2: First when, then what",
  accent: palette.pine,
  closeUps: [1, 2],
  pages: [
    firstWhenThenWhat,
    whichPartFirst,
    exercise({
      number: 2,
      title: "your own Monday",
      instruction:
        "Fill in an ordinary Monday. One thing in each row is enough. Then sign the whole day, with the time before each thing.",
      task: table({
        head: ["When", "What you do, in English", "Gloss"],
        rows: [
          ["Morning", "", ""],
          ["Noon", "", ""],
          ["Afternoon", "", ""],
          ["Evening", "", ""],
          ["Night", "", ""],
        ],
        isToWrite: true,
      }),
    }) +
      exercise({
        number: 3,
        title: "say it about last week",
        instruction:
          "Change the time and nothing else. Gloss each sentence for last week, then for next week.",
        task: questions(2, ["`NOW I STUDY ASL`", "`TODAY MY FRIEND VISIT`"]),
      }),
    exercise({
      number: 4,
      title: "what do you think of it?",
      instruction:
        "Gloss what you like and what you do not. Mark the topic with a comma, and underline the signs you hold your eyebrows up for.",
      task: questions(1, [
        "I like coffee.",
        "I do not like getting up early.",
        "I love my new house.",
        "Something true about you.",
        "Something true about a friend.",
      ]),
    }) +
      `<div class="note"><h3>Good manners: being on time</h3>${paragraphs(
        "When Deaf people say goodbye it can take an hour. Conversations begin at the table, go on at the door and end at the car. If you have to leave, say so early and say when: `TEN MINUTE I LEAVE`. Then nobody is surprised, and you still get the last story.",
      )}</div>`,
    `<h2>Answers</h2><h3>Exercise 1</h3>${whichPartAnswers}
    <h3>Exercise 3</h3>${paragraphs(
      "`LAST-WEEK I STUDY ASL`, `NEXT-WEEK I STUDY ASL`. `LAST-WEEK MY FRIEND VISIT`, `NEXT-WEEK MY FRIEND VISIT`. The verb stays as it is.",
    )}
    <h3>Exercise 4</h3>${paragraphs(
      "1: `COFFEE, I LIKE`. 2: `GET-UP EARLY, I NOT-LIKE`, with a shake of the head. 3: `MY NEW HOUSE, I LOVE`. What stands before the comma is underlined.",
    )}
    <h2 style="margin-top:32pt">What else is in the book</h2>${bullets([
      "Lesson 1: the clock and the calendar. Hours, days and months.",
      "Lesson 2: first when, then what. This sample is part of it.",
      "Lesson 3: no, not yet, never. Saying it with your head.",
      "Lesson 4: home and table. Rooms, food, eating out.",
      "Lesson 5: how are you, really? Feelings, and how strong they are.",
    ])}
    ${paragraphs("The exercises go with the videos of Level 1B. The course includes this workbook as a free digital PDF; the printed one is spiral bound.")}`,
  ],
};
