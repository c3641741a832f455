import type { Curve, Point } from "#artwork/curve.ts";
import { caption, largeCard, line, places, text, toLessonFilm } from "#artwork/films/lesson-film.ts";
import { between, eased, reached } from "#artwork/films/motion.ts";
import { hop } from "#artwork/lessons/hop.ts";
import { palette } from "#artwork/palette.ts";

const { pine, white } = palette;

const level: Curve = [
  [300, 200],
  [420, 200],
  [540, 200],
  [660, 200],
];
const raised: Curve = [
  [300, 190],
  [380, 70],
  [560, 40],
  [660, 110],
];

/** A level line over YOU DEAF rises, and the statement has become a question. */
export const yesOrNoFilm = toLessonFilm({
  slug: "ask-yes-or-no",
  tone: "sky",
  draw: (second) => {
    const cards = places(["YOU", "DEAF"]).map((at, index) =>
      largeCard({
        gloss: ["YOU", "DEAF"][index] ?? "",
        at,
        shown: eased(second, 0.2 + index * 0.4, 0.7 + index * 0.4),
      }),
    );
    return [
      ...cards,
      line(between(level, raised, eased(second, 3.4, 4.4)), eased(second, 1.2, 2.2)),
      caption("You are Deaf.", eased(second, 2, 2.5) - eased(second, 3.2, 3.5)),
      caption("Are you Deaf?", eased(second, 4.2, 4.7)),
    ].join("");
  },
});

const english: { words: string; at: Point }[] = [
  { words: "What", at: [252, 328] },
  { words: "is", at: [372, 328] },
  { words: "your", at: [485, 328] },
  { words: "name?", at: [665, 328] },
];

const lowered: Curve = [
  [150, 130],
  [380, 130],
  [620, 140],
  [800, 220],
];

/** The word What flies over the sentence to its end, and the brows go down with it. */
export const questionWordFilm = toLessonFilm({
  slug: "ask-who-what-and-where",
  tone: "sand",
  draw: (second) => {
    const [your, name, what] = places(["YOUR", "NAME", "WHAT"]);
    if (!your || !name || !what) return "";
    const flight = hop([252, 310], what, 150);
    const flown = eased(second, 1.8, 3.2);
    const there = eased(second, 0.2, 0.8);
    const isFlying = second >= 1.8;
    const words = english.map(({ words: word, at }, index) => {
      const gone = index === 0 ? Number(isFlying) : eased(second, 1.5, 2.1);
      return text({ words: word, at, shown: there * (1 - gone), size: 62 });
    });
    return [
      ...words,
      flown < 1 ? line(flight, flown) : "",
      largeCard({ gloss: "YOUR", at: your, shown: eased(second, 2.2, 2.8) }),
      largeCard({ gloss: "NAME", at: name, shown: eased(second, 2.5, 3.1) }),
      isFlying
        ? largeCard({ gloss: "WHAT", at: reached(flight, flown), shown: 1, fill: pine, ink: white })
        : "",
      line(lowered, eased(second, 3.8, 5)),
      caption("What is your name?", eased(second, 4.6, 5.2)),
    ].join("");
  },
});
