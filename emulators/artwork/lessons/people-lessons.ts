import { hop, hops } from "#artwork/lessons/hop.ts";
import { dot, hairlines, movement, toLessonPicture } from "#artwork/lessons/lesson-picture.ts";
import { palette } from "#artwork/palette.ts";

const { ink, marigold, paper, pine } = palette;

const stops = [420, 590, 760, 930, 1100];
const spelling = hops(
  stops.map((x) => [x, 400]),
  () => 170,
);
const letters = ["T", "I", "N", "A"].map(
  (letter, index) =>
    `<text class="gloss" x="${505 + index * 170}" y="600" font-size="180" text-anchor="middle" fill="${ink}">${letter}</text>`,
);

/** One leap for each letter of a name. */
const spellYourName = toLessonPicture({
  slug: "spell-your-name",
  number: 1,
  tone: "leaf",
  drawing: `${hairlines(spelling)}${movement(spelling)}${letters.join("")}`,
});

const greeting = hop([330, 520], [1090, 520], 360);

/** A greeting goes out and is answered. */
const sayHelloAndThankYou = toLessonPicture({
  slug: "say-hello-and-thank-you",
  number: 2,
  tone: "sky",
  drawing: `${hairlines(greeting)}${movement(greeting)}${movement(
    [
      [1040, 640],
      [960, 850],
      [620, 850],
      [470, 650],
    ],
    pine,
  )}`,
});

/** A finger points at one person after the other. */
const pointToPeople = toLessonPicture({
  slug: "point-to-people",
  number: 3,
  tone: "sand",
  drawing: [
    dot(240, 190, pine, 64),
    dot(650, 120, paper, 64),
    dot(1030, 300, marigold, 64),
    dot(1060, 700, ink, 64),
    movement([
      [560, 600],
      [500, 470],
      [430, 350],
      [318, 262],
    ]),
    movement([
      [560, 600],
      [610, 460],
      [640, 340],
      [648, 226],
    ]),
    movement([
      [560, 600],
      [660, 500],
      [790, 380],
      [932, 336],
    ]),
    movement([
      [560, 600],
      [690, 590],
      [820, 620],
      [958, 666],
    ]),
  ].join(""),
});

/** Two people come toward each other. */
const sayWhoYouAre = toLessonPicture({
  slug: "say-who-you-are",
  number: 4,
  tone: "leaf",
  drawing: [hop([230, 560], [650, 560], 350), hop([1110, 560], [730, 560], 350)]
    .map((curve, index) => `${hairlines(curve)}${movement(curve, index === 1 ? pine : undefined)}`)
    .join(""),
});

const level = 620;
const brow = (from: number, to: number) =>
  `<path d="M${from} 330C${from + 60} 190 ${to - 60} 190 ${to} 330" fill="none" stroke="${ink}" stroke-width="54" stroke-linecap="round"/>`;

/** Two brows go up, and the line under them asks. */
const askYesOrNo = toLessonPicture({
  slug: "ask-yes-or-no",
  number: 5,
  tone: "sky",
  drawing: `${brow(330, 620)}${brow(760, 1050)}${movement([
    [300, level],
    [560, level],
    [840, level],
    [1090, level - 110],
  ])}`,
});

/** A question sinks, turns and waits over a dot. */
const askWhoWhatAndWhere = toLessonPicture({
  slug: "ask-who-what-and-where",
  number: 6,
  tone: "sand",
  drawing: `${movement(
    [
      [500, 300],
      [520, 90],
      [940, 60],
      [960, 300],
      [970, 460],
      [740, 430],
      [742, 620],
    ],
    pine,
  )}${dot(742, 740, palette.coral, 34)}`,
});

export const peopleLessonPictures = [
  spellYourName,
  sayHelloAndThankYou,
  pointToPeople,
  sayWhoYouAre,
  askYesOrNo,
  askWhoWhatAndWhere,
];
