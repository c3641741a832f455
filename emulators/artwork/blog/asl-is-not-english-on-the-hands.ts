import { arc } from "#artwork/arc.ts";
import { caption, glossCard, toCover, toInside } from "#artwork/blog/blog-picture.ts";
import type { Artwork } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";

const { adult1, coral, ink, kids1, marigold, paper, pine, sand, sky } = palette;

const english: readonly (readonly [words: string, x: number])[] = [
  ["I’m", 161],
  ["going", 374],
  ["to the", 648],
  ["store", 918],
  ["tomorrow", 1281],
];

const gloss: readonly (readonly [words: string, x: number, width: number, ground: string])[] = [
  ["TOMORROW", 330, 460, adult1],
  ["STORE", 775, 330, kids1],
  ["I", 1090, 200, sky],
  ["GO", 1370, 260, sand],
];

/** From an English word to the sign that says it. */
const ways: readonly (readonly [from: number, to: number, color: string])[] = [
  [1281, 330, pine],
  [918, 775, coral],
  [161, 1090, ink],
  [374, 1370, marigold],
];

const order: readonly (readonly [words: string, note: string, x: number, width: number, ground: string])[] = [
  ["TOMORROW", "when", 245, 330, adult1],
  ["STORE", "what about", 605, 270, kids1],
  ["I GO", "what you say about it", 955, 300, sky],
];

/** One sentence in two languages, joined word by word, and the order of the second. */
export const aslIsNotEnglishOnTheHands: readonly Artwork[] = [
  toCover(
    "asl-is-not-english-on-the-hands",
    paper,
    `${english.map(([words, x]) => `<text class="display" x="${x}" y="250" font-size="104" text-anchor="middle" fill="${ink}">${words}</text>`).join("")}
    ${ways
      .map(([from, to, color]) =>
        arc(
          [
            [from, 310],
            [from, 500],
            [to, 390],
            [to, 588],
          ],
          { stroke: color, width: 8 },
        ),
      )
      .join("")}
    ${gloss.map(([words, x, width, ground]) => glossCard({ x, y: 690, width, height: 150, words, size: 76, ground })).join("")}`,
  ),
  toInside(
    "asl-is-not-english-on-the-hands",
    "order",
    sand,
    `${arc(
      [
        [110, 250],
        [300, 110],
        [800, 90],
        [1090, 220],
      ],
      { stroke: ink, width: 9, dot: coral },
    )}
    ${order.map(([words, note, x, width, ground]) => `${glossCard({ x, y: 390, width, height: 140, words, size: 54, ground })}${caption(x, 520, note)}`).join("")}`,
  ),
];
