import { arc, echoes } from "#artwork/arc.ts";
import { traced, type Curve } from "#artwork/curve.ts";
import { hops } from "#artwork/lessons/hop.ts";
import type { Artwork } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";
import { seatPictures } from "#artwork/quizzes/seat-pictures.ts";

const { adult1, adult2, adult3, coral, marigold, paper, pineNight, sky } = palette;

/** The quizzes' pictures are the night side of the lessons': light lines on deep green. */
export const quizPictures: readonly Artwork[] = [
  toQuizPicture("which-course", whichCourse()),
  toQuizPicture("alphabet-and-numbers", alphabetAndNumbers()),
  toQuizPicture("deaf-culture", deafCulture()),
  toWidePicture("double-letter", doubleLetter()),
  ...seatPictures,
];

function toQuizPicture(name: string, drawing: string): Artwork {
  return {
    file: `quizzes/${name}.webp`,
    width: 1200,
    height: 900,
    drawing: `<rect width="1200" height="900" fill="${pineNight}"/>${drawing}`,
  };
}

function toWidePicture(name: string, drawing: string): Artwork {
  return {
    file: `quizzes/${name}.webp`,
    width: 1200,
    height: 450,
    drawing: `<rect width="1200" height="450" fill="${pineNight}"/>${drawing}`,
  };
}

/** One way in, four ways on. */
function whichCourse(): string {
  const ends = [
    { y: 130, radius: 46, fill: adult1 },
    { y: 330, radius: 58, fill: adult2 },
    { y: 550, radius: 72, fill: adult3 },
    { y: 770, radius: 88, fill: marigold },
  ];
  const ways = ends.map(({ y, radius }): Curve => {
    const end = 960 - radius * 0.4;
    return [
      [140, 450],
      [430, 450],
      [560, y],
      [end - 60, y],
    ];
  });
  return [
    ...ways.map((way) => arc(way, { stroke: paper, width: 9, dot: coral })),
    ...ends.map(
      ({ y, radius, fill }) => `<circle cx="${960 + radius * 0.6}" cy="${y}" r="${radius}" fill="${fill}"/>`,
    ),
  ].join("");
}

/** From the first letter to the last number. */
function alphabetAndNumbers(): string {
  const stops = [190, 390, 590, 790, 990];
  const leaps = hops(
    stops.map((x) => [x, 420]),
    (leap) => 150 + leap * 36,
  );
  const marks = ["A", "B", "C", "1", "2"].map(
    (mark, index) =>
      `<text class="gloss" x="${stops[index]}" y="690" font-size="230" text-anchor="middle" fill="${index < 3 ? paper : adult2}">${mark}</text>`,
  );
  return `${echoes(leaps, { stroke: sky, width: 2, count: 6 })}${arc(leaps, { stroke: marigold, width: 9, dot: coral })}${marks.join("")}`;
}

/** A letter that comes twice, and the hand's way between. */
function doubleLetter(): string {
  const stops = [210, 470, 730, 990];
  const way = hops(
    [
      [470, 170],
      [730, 170],
    ],
    () => 90,
  );
  const letters = ["A", "N", "N", "A"].map(
    (letter, index) =>
      `<text class="gloss" x="${stops[index]}" y="380" font-size="230" text-anchor="middle" fill="${letter === "N" ? adult2 : paper}">${letter}</text>`,
  );
  return `${arc(way, { stroke: marigold, width: 9, dot: coral })}${letters.join("")}`;
}

/** From many places into one circle. */
function deafCulture(): string {
  const way = (turn: number): Curve =>
    traced((time) => {
      const angle = Math.PI * 2 * (turn + 0.28 * time);
      const radius = 420 - 200 * Math.sin((time * Math.PI) / 2);
      return [600 + radius * 1.2 * Math.cos(angle), 450 + radius * Math.sin(angle)];
    }, 8);
  const strokes = [marigold, adult2, paper, adult1, sky, adult2, paper];
  return strokes
    .map((stroke, index) =>
      arc(way(index / strokes.length), { stroke, width: 9, dot: index === 0 ? coral : stroke }),
    )
    .join("");
}
