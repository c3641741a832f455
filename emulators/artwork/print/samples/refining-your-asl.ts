import { levels } from "#artwork/levels.ts";
import { palette } from "#artwork/palette.ts";
import { exercise, frames, questions, rules, table } from "#artwork/print/exercise.ts";
import { bullets, paragraphs } from "#artwork/print/printed.ts";
import type { SampleChapter } from "#artwork/print/sample-chapter.ts";

export const refiningYourAsl: SampleChapter = {
  handle: "refining-your-asl-skills",
  title: "Refining your ASL Skills",
  levels: [levels["2B"]],
  word: "Level",
  chapter: "Lesson 3: Ask it, then answer it",
  accent: palette.adult4,
  closeUps: [1, 3],
  pages: [
    `<p class="lesson">Level 2B, lesson 3</p><h2>Ask it, then answer it</h2>
    <p class="lead">A question you answer yourself makes people want to know. Then you tell them.</p>
    <h3>What it means</h3>
    ${paragraphs(
      "`I LATE WHY, CAR BREAK-DOWN` is not a question to the other person. It says “I am late because my car broke down”. Where English joins two sentences with because, ASL can ask the question in the middle and answer it at once.",
    )}
    <h3>What the face does</h3>
    ${paragraphs(
      "A true question with why, where or who has lowered eyebrows. Here they go up. Tilt your head, hold the question sign for a blink, and let your face come to rest for the answer. A small nod closes it.",
      "If you lower your eyebrows and wait, the other person will think that you are asking, and will answer.",
    )}
    <h3>When to use it</h3>
    ${paragraphs("Once in a while, for what matters. Three in a row, and it feels like a quiz.")}
    <div class="note"><h3>Before you write</h3>${bullets([
      "Lesson 3 tells one story twice, plain and refined. Watch both.",
      "Note each place where the refined one asks first.",
    ])}</div>`,
    exercise({
      number: 1,
      title: "what should be noticed?",
      instruction:
        "In each sentence one part is the news. Underline it, then gloss the sentence so that the news comes last, after the question sign in brackets.",
      task: questions(2, [
        "I am tired because the baby woke up at four. (`WHY`)",
        "I was born in Chicago. (`WHERE`)",
        "My grandmother was my best teacher. (`WHO`)",
        "I learned ASL from a Deaf neighbor. (`HOW`)",
        "The party ends at midnight. (`WHEN`)",
        "What I want is a quiet weekend. (`WHAT`)",
      ]),
    }),
    exercise({
      number: 2,
      title: "asked, or only seeming so?",
      instruction:
        "Read the situation. Is it a true question, or one that the signer answers? Tick a circle. Then decide what the eyebrows do.",
      task: table({
        head: ["Situation", "True question", "Answers it", "Eyebrows"],
        rows: [
          ["You want to know where the station is.", "[ ]", "[ ]", ""],
          ["You tell why you moved to another city.", "[ ]", "[ ]", ""],
          ["A teacher explains who invented the thing.", "[ ]", "[ ]", ""],
          ["You did not get a name and ask for it.", "[ ]", "[ ]", ""],
          ["You announce when the next meeting is.", "[ ]", "[ ]", ""],
        ],
      }),
    }) +
      exercise({
        number: 3,
        title: "where do you look?",
        instruction:
          "Sign sentence 1 of the first exercise to a mirror, twice: once looking at yourself at the question sign, once looking away. Which one makes you want the answer? Write down why.",
        task: rules(3),
      }),
    exercise({
      number: 4,
      title: "your story in three scenes",
      instruction:
        "Something that happened to you, in three scenes. Draw them as they are set in the space before you. Put one question that you answer yourself at the turn of the story.",
      task: frames({
        columns: 3,
        ratio: "4 / 5",
        captions: [
          "1. The opening: who, where, when",
          "2. The scene: what happened",
          "3. The turn, and the end",
        ],
      }),
    }) +
      `<div style="padding-left:0.62in"><p style="margin-top:14pt">The question at the turn, as a gloss:</p>${rules(2)}</div>
      <div class="note"><h3>Good manners: stories of others</h3>${paragraphs(
        "Many Deaf stories have been told for generations. When you retell one, say from whom you have it. When it is about a friend, ask first.",
      )}</div>`,
    `<h2>Answers</h2>
    <h3>Exercise 1</h3>${bullets([
      "`I TIRED WHY, BABY WAKE-UP FOUR O’CLOCK`",
      "`I BORN WHERE, CHICAGO`",
      "`MY BEST TEACHER WHO, MY GRANDMOTHER`",
      "`I LEARN ASL HOW, DEAF NEIGHBOR TEACH-me`",
      "`PARTY FINISH WHEN, MIDNIGHT`",
      "`I WANT WHAT, QUIET WEEKEND`",
    ])}
    <h3>Exercise 2</h3>${paragraphs("The first and the fourth are true questions: eyebrows down, and you wait. The others are answered by the one who signs: eyebrows up, and you go on.")}
    <h3>Exercise 3</h3>${paragraphs("Most people want the answer when the signer looks at them. A glance away, while you seem to think, works in a story; then it belongs to the role you are playing.")}
    <h2 style="margin-top:32pt">What else is in the book</h2>${bullets([
      "Lesson 1: the shape of a story. Opening, scene, turn and end.",
      "Lesson 2: for hours, again and again. Movement that shows time.",
      "Lesson 3: ask it, then answer it. This sample is part of it.",
      "Lesson 4: I see it differently. Opinions, given with care.",
      "Lesson 5: to a friend, to a room. Signing in company.",
    ])}`,
  ],
};
