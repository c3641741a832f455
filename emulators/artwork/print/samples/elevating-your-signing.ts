import { levels } from "#artwork/levels.ts";
import { palette } from "#artwork/palette.ts";
import { exercise, frames, questions, table } from "#artwork/print/exercise.ts";
import { bullets, paragraphs } from "#artwork/print/printed.ts";
import type { SampleChapter } from "#artwork/print/sample-chapter.ts";

export const elevatingYourSigning: SampleChapter = {
  handle: "elevating-your-signing-skills",
  title: "Elevating your Signing Skills",
  levels: [levels["2A"]],
  word: "Level",
  chapter: "Lesson 1: A place for everyone",
  accent: palette.adult3,
  closeUps: [2, 1],
  pages: [
    `<p class="lesson">Level 2A, lesson 1</p><h2>A place for everyone</h2>
    <p class="lead">Give each person and each thing a place in the air. Point back to it later, and everyone remembers who is meant.</p>
    <h3>Placing</h3>
    ${paragraphs(
      "Sign who it is, then point to a place: `MY BROTHER`, point to the left; `MY SISTER`, point to the right. From now on a point to the left means your brother. You need no name and no “he”.",
      "In a gloss we write `IX` for a point, and where it goes: `MY BROTHER IX-left LIVE TORONTO`. `IX-right LIVE BOSTON`.",
    )}
    <h3>Looking</h3>
    ${paragraphs(
      "When you give somebody a place, your eyes go there a moment before your finger does. Then they come back to the person you’re signing to.",
    )}
    <h3>Keeping</h3>
    ${paragraphs(
      "A place is kept until you give it to somebody else. Three are easy to remember. With five, even good signers help each other.",
    )}
    <div class="note"><h3>Before you draw</h3>${bullets([
      "Watch lesson 1 and stop whenever the signer places somebody.",
      "Point to the same place on your own side. What is left for the signer is left for you, when you sign it.",
    ])}</div>`,
    exercise({
      number: 1,
      title: "where does each person stand?",
      instruction:
        "You sign this story. Draw a circle for each person, where you would place them, and write the name into it. You stand at the lower edge of the frame.",
      task:
        paragraphs(
          "`MY MOTHER IX-left`. `MY FATHER IX-right`. `IX-left TEACHER`. `IX-right COOK`. `MY GRANDMOTHER IX-center LIVE WITH IX-both`.",
        ) + frames({ columns: 1, ratio: "2 / 1", captions: ["You are here, at the lower edge."] }),
    }) +
      exercise({
        number: 2,
        title: "who is meant?",
        instruction: "Use the places of exercise 1. Who is it?",
        task: questions(1, [
          "`IX-right WAKE-UP EARLY`",
          "`IX-left LIKE COFFEE`",
          "`IX-center NOT-LIKE COFFEE`",
        ]),
      }),
    exercise({
      number: 3,
      title: "now turn the room around",
      instruction:
        "This is a room as the signer describes it, standing at the door. Draw it as the signer sees it. Then draw it as somebody sees it who stands at the window, opposite the door.",
      task:
        bullets([
          "The window is opposite the door.",
          "The table is in the middle, with two chairs.",
          "The bookshelf is on the signer’s left.",
          "The bed is on the signer’s right, below a picture.",
        ]) + frames({ columns: 2, ratio: "4 / 5", captions: ["Seen from the door", "Seen from the window"] }),
    }),
    exercise({
      number: 4,
      title: "three people, one scene",
      instruction:
        "Think of three people at one table. Plan what each of them does, and in which place you will sign it. Then sign the scene to somebody and let them draw it.",
      task: table({
        head: ["Who", "Where: left, center, right", "What they do, as a gloss"],
        rows: [
          ["1", "", ""],
          ["2", "", ""],
          ["3", "", ""],
        ],
        isToWrite: true,
      }),
    }) +
      exercise({
        number: 5,
        title: "the other drawing",
        instruction:
          "This frame belongs to your partner. Pass the book over, and do not look until it is done.",
        task: frames({ columns: 1, ratio: "2.1 / 1", captions: ["Drawn by:"] }),
      }),
    `<h2>Answers</h2>
    <h3>Exercise 1</h3>${paragraphs("The mother is on your left, the father on your right, the grandmother between them and a little further away from you. If you drew left and right the other way round, you drew what the audience sees. Turn the page upside down and look again.")}
    <h3>Exercise 2</h3>${paragraphs("1: the father, who is a cook. 2: the mother, who is a teacher. 3: the grandmother.")}
    <h3>Exercise 3</h3>${paragraphs("From the window everything changes sides: the bookshelf is on the right and the bed on the left. The table stays in the middle. Directions in ASL are signed as the signer sees them, so this turn of the mind is worth practicing every day, on every room you walk into.")}
    <h3>Exercises 4 and 5</h3>${paragraphs("Compare the drawing with your plan. Where they differ, look at your eyes first: most places are lost because the signer looked elsewhere.")}
    <h2 style="margin-top:32pt">What else is in the book</h2>${bullets([
      "Lesson 1: a place for everyone. This sample is part of it.",
      "Lesson 2: things that move. Classifiers for people, vehicles and surfaces.",
      "Lesson 3: who gave what to whom. Verbs that travel.",
      "Lesson 4: streets and directions. Maps to sign and to draw.",
      "Lesson 5: be somebody else. First steps in role shift.",
    ])}`,
  ],
};
