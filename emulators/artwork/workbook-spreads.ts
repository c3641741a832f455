import { levels } from "#artwork/levels.ts";
import type { Artwork } from "#artwork/page.ts";
import { workbookSpread, type Spread } from "#artwork/workbook-spread.ts";
import { workbooks } from "#artwork/workbooks.ts";

const gloss = (words: string) => `<tspan class="gloss">${words}</tspan>`;

/** A lesson of each workbook, as it lies open. */
export const spreads: readonly [keyof typeof workbooks, Spread][] = [
  [
    "started",
    {
      level: levels["1A"],
      lesson: "Level 1A, lesson 4",
      heading: ["Questions are", "on the face"],
      text: [
        `Raise your eyebrows and ${gloss("YOU DEAF")}`,
        "becomes “Are you Deaf?”. Lower them",
        `and ${gloss("YOUR NAME WHAT")} becomes`,
        "“What is your name?”.",
      ],
      questions: [
        "Who asked with raised eyebrows?",
        "What happens at the end?",
        "Ask three people. Gloss it.",
      ],
    },
  ],
  [
    "basics",
    {
      level: levels["1B"],
      lesson: "Level 1B, lesson 2",
      heading: ["First when,", "then what"],
      text: [
        "Say when, before anything happens:",
        `${gloss("TOMORROW I WORK")}. Then say what`,
        `you talk about: ${gloss("COFFEE, I LIKE")}.`,
      ],
      questions: ["Which part comes first?", "Say it about last week.", "Gloss your own Monday."],
    },
  ],
  [
    "elevating",
    {
      level: levels["2A"],
      lesson: "Level 2A, lesson 1",
      heading: ["A place for", "everyone"],
      text: [
        "Give each person and each thing a place",
        "in the air. Point back to it later, and",
        "everyone remembers who is meant.",
      ],
      questions: [
        "Where does each person stand?",
        "Now turn the room around.",
        "Three people: draw the scene.",
      ],
    },
  ],
  [
    "refining",
    {
      level: levels["2B"],
      lesson: "Level 2B, lesson 3",
      heading: ["Ask it, then", "answer it"],
      text: [
        gloss("I LATE WHY, CAR BREAK-DOWN"),
        "is not a question to the other person.",
        "It says why you are late.",
      ],
      questions: ["What should be noticed?", "Your story in three scenes.", "Where do you look at the turn?"],
    },
  ],
  [
    "kids",
    {
      level: levels.kids1A,
      lesson: "Kids 1A, lesson 5",
      heading: ["How do you", "feel today?"],
      text: ["Happy, sad, cross, scared: show it on", "your face first. Then sign it."],
      questions: ["Who guessed how you feel?", "Draw the face you made.", "Teach it to a grown-up."],
    },
  ],
];

/** A look inside each workbook. The glosses are those of the course it goes with. */
export const workbookSpreads: readonly Artwork[] = spreads.map(([name, spread]) => ({
  file: `books/${workbooks[name].handle}-inside.webp`,
  width: 960,
  height: 1200,
  quality: 74,
  drawing: `<rect width="960" height="1200" fill="${spread.level.ground}"/>
    <g transform="translate(744 96) rotate(-5) scale(0.86)">${workbookSpread(spread)}</g>`,
}));
