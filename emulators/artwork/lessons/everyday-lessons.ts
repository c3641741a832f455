import { traced, type Curve } from "#artwork/curve.ts";
import { hop, hops } from "#artwork/lessons/hop.ts";
import { dot, hairlines, movement, toLessonPicture } from "#artwork/lessons/lesson-picture.ts";
import { palette } from "#artwork/palette.ts";

const { coral, ink, marigold, paper, pine } = palette;

const places = Array.from({ length: 10 }, (_, index) => 160 + index * 100);
const counting = hops(
  places.map((x) => [x, 600]),
  (leap) => 70 + leap * 42,
);

/** Ten places, and a higher leap to each. */
const countToTen = toLessonPicture({
  slug: "count-to-ten",
  number: 7,
  tone: "leaf",
  drawing: `${places.map((x) => dot(x, 660, ink, 14)).join("")}${hairlines(counting, 5)}${movement(counting)}`,
});

const circle = (x: number, y: number, radius: number): Curve =>
  traced((time) => {
    const angle = -Math.PI / 2 + 0.35 + time * (2 * Math.PI - 0.7);
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  }, 10);

/** One wide circle, and people of every size inside it. */
const talkAboutYourFamily = toLessonPicture({
  slug: "talk-about-your-family",
  number: 8,
  tone: "sky",
  drawing: `${movement(circle(690, 460, 370))}${[
    dot(590, 330, pine, 104),
    dot(838, 470, marigold, 128),
    dot(560, 560, paper, 84),
    dot(712, 660, coral, 58),
    dot(770, 254, ink, 40),
  ].join("")}`,
});

const plate = (x: number, y: number, radius: number, food: string) =>
  `${dot(x, y, paper, radius)}<circle cx="${x}" cy="${y}" r="${radius * 0.66}" fill="none" stroke="${palette.hairline}" stroke-width="4"/>${dot(x, y, food, radius * 0.4)}`;

/** Three plates, and a wish for the one that is far away. */
const orderFoodAndDrink = toLessonPicture({
  slug: "order-food-and-drink",
  number: 9,
  tone: "sand",
  drawing: `${plate(340, 640, 120, coral)}${plate(650, 690, 150, marigold)}${plate(980, 560, 180, pine)}${movement(
    hop([360, 560], [960, 370], 170),
    coral,
  )}`,
});

/** Behind, here, ahead. */
const sayWhenItHappens = toLessonPicture({
  slug: "say-when-it-happens",
  number: 10,
  tone: "leaf",
  drawing: `<path d="M90 600H1110" stroke="${ink}" stroke-width="3" opacity="0.5"/>
    ${hairlines(hop([600, 590], [1060, 590], 330))}
    ${movement(hop([600, 590], [1060, 590], 330))}${movement(hop([600, 590], [250, 590], 190))}`,
});

const waves = traced(
  (time) => [120 + 970 * time, 500 - (16 + 300 * time * time) * Math.sin(time * Math.PI * 8.5)],
  58,
);

/** The same feeling, weak and strong. */
const sayHowYouFeel = toLessonPicture({
  slug: "say-how-you-feel",
  number: 11,
  tone: "sky",
  drawing: movement(waves),
});

const loop = traced((time) => {
  const angle = Math.PI * (0.62 + 1.82 * time);
  const scale = 460 / (1 + Math.sin(angle) ** 2);
  return [650 + scale * Math.cos(angle), 430 + scale * 1.45 * Math.sin(angle) * Math.cos(angle)];
}, 28);

/** It goes around both people and never quite closes. */
const keepAConversationGoing = toLessonPicture({
  slug: "keep-a-conversation-going",
  number: 12,
  tone: "sand",
  drawing: `${dot(385, 430, pine, 74)}${dot(915, 430, marigold, 74)}${movement(loop)}`,
});

export const everydayLessonPictures = [
  countToTen,
  talkAboutYourFamily,
  orderFoodAndDrink,
  sayWhenItHappens,
  sayHowYouFeel,
  keepAConversationGoing,
];
