import type { Curve } from "#artwork/curve.ts";
import { glossCard, inRow } from "#artwork/films/gloss-card.ts";
import {
  caption,
  hairlines,
  largeCard,
  line,
  places,
  text,
  toLessonFilm,
} from "#artwork/films/lesson-film.ts";
import { eased, reached } from "#artwork/films/motion.ts";
import { hop } from "#artwork/lessons/hop.ts";
import { palette } from "#artwork/palette.ts";

const { ink, pine, white } = palette;

/** Up over COFFEE, then down and level over the rest. */
const brow: Curve = [
  [196, 215],
  [230, 60],
  [380, 40],
  [450, 160],
  [474, 202],
  [620, 205],
  [780, 205],
];

/** The word coffee flies to the front and becomes the topic, under raised brows; then they come down for the comment. */
export const topicFilm = toLessonFilm({
  slug: "order-food-and-drink",
  tone: "sand",
  draw: (second) => {
    const [coffee, me, like] = places(["COFFEE", "I", "LIKE"]);
    if (!coffee || !me || !like) return "";
    const flight = hop([620, 310], coffee, 150);
    const flown = eased(second, 1.6, 2.9);
    const there = eased(second, 0.2, 0.8);
    const isFlying = second >= 1.6;
    const written = (eased(second, 3, 3.9) + eased(second, 4.7, 5.5)) / 2;
    return [
      text({ words: "I like", at: [432, 328], shown: there * (1 - eased(second, 1.3, 1.8)), size: 62 }),
      text({ words: "coffee", at: [620, 328], shown: isFlying ? 0 : there, size: 62 }),
      flown < 1 ? line(flight, flown) : "",
      line(brow, written),
      largeCard({ gloss: "I", at: me, shown: eased(second, 4.7, 5.1) }),
      largeCard({ gloss: "LIKE", at: like, shown: eased(second, 5, 5.4) }),
      isFlying
        ? largeCard({ gloss: "COFFEE", at: reached(flight, flown), shown: 1, fill: pine, ink: white })
        : "",
      caption("Coffee I like.", eased(second, 5.5, 6)),
    ].join("");
  },
});

const forward = hop([480, 290], [800, 290], 170);
const back = hop([480, 290], [160, 290], 170);
const sentence = ["TOMORROW", "MY", "GRANDMOTHER", "COME"];

/** A time line: back to YESTERDAY, forward to TOMORROW, and a sentence that begins with its time. */
export const timeFilm = toLessonFilm({
  slug: "say-when-it-happens",
  tone: "leaf",
  draw: (second) => {
    const ground = eased(second, 0.1, 1);
    return [
      `<path d="M${480 - 430 * ground} 290H${480 + 430 * ground}" stroke="${ink}" stroke-width="2.5" opacity="0.5"/>`,
      hairlines(forward, eased(second, 3.4, 4)),
      line(back, eased(second, 1.7, 2.5)),
      line(forward, eased(second, 2.7, 3.5)),
      glossCard({ gloss: "NOW", at: [480, 348], shown: eased(second, 0.9, 1.4) }),
      glossCard({ gloss: "YESTERDAY", at: [178, 348], shown: eased(second, 2.3, 2.7) }),
      glossCard({ gloss: "TOMORROW", at: [786, 348], shown: eased(second, 3.3, 3.7) }),
      ...inRow(sentence, [480, 466], 1.04).map((at, index) => {
        const shown = eased(second, 4.2 + index * 0.4, 4.6 + index * 0.4);
        const colors = index === 0 ? { fill: pine, ink: white } : {};
        return glossCard({ gloss: sentence[index] ?? "", at, shown, scale: 1.04, ...colors });
      }),
    ].join("");
  },
});
