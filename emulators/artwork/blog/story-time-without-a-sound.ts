import { arc, echoes } from "#artwork/arc.ts";
import { caption, toCover, toInside } from "#artwork/blog/blog-picture.ts";
import { placed } from "#artwork/curve.ts";
import { levelArcs } from "#artwork/level-arcs.ts";
import type { Artwork } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";
import { skins } from "#artwork/skins.ts";

const { coralNight, hairline, ink, kids1, kids2, marigold, paper, pine, white } = palette;

const leaps = placed(levelArcs.kids1A, { x: 470, y: 120, width: 1010, height: 560 });

const book = `<path d="M250 800C420 720 620 720 800 800C980 720 1180 720 1350 800V560C1180 480 980 480 800 560C620 480 420 480 250 560Z" fill="${coralNight}"/>
  <path d="M270 770C440 690 630 694 800 776V536C630 454 440 450 270 530Z" fill="${white}"/>
  <path d="M1330 770C1160 690 970 694 800 776V536C970 454 1160 450 1330 530Z" fill="${paper}"/>
  <path d="M800 536V776" stroke="${hairline}" stroke-width="6"/>
  <path d="M330 600C450 560 590 562 720 606M330 650C450 610 590 612 720 656M330 700C430 664 530 664 620 686" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" opacity="0.35"/>`;

const corners: readonly (readonly [string, number, number])[] = [
  ["the book", 930, 170],
  ["you", 930, 500],
  ["the child", 270, 330],
];

const sight = (from: readonly [number, number], to: readonly [number, number], bend: number) =>
  `<path d="M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + bend} ${to[0]} ${to[1]}" fill="none" stroke="${ink}" stroke-width="5" stroke-dasharray="2 15" stroke-linecap="round"/>`;

/** A story that leaps out of a book, and where the book stands for it. */
export const storyTimeWithoutASound: readonly Artwork[] = [
  toCover(
    "story-time-without-a-sound",
    kids2,
    `${book}${echoes(leaps, { stroke: ink, width: 2, count: 8 })}${arc(leaps, { stroke: ink, width: 11, dot: pine })}`,
  ),
  toInside(
    "story-time-without-a-sound",
    "triangle",
    kids1,
    `${sight([350, 320], [850, 180], -40)}${sight([350, 350], [850, 480], 40)}${sight([930, 230], [930, 420], 0)}
    <rect x="870" y="120" width="120" height="90" rx="6" fill="${white}" transform="rotate(-14 930 165)"/><path d="M930 118L952 206" stroke="${hairline}" stroke-width="5"/>
    <ellipse cx="930" cy="500" rx="92" ry="58" fill="${pine}"/><circle cx="924" cy="492" r="44" fill="${skins.clay.light}"/><path d="M882 480L864 490L884 500Z" fill="${skins.clay.light}"/>
    <ellipse cx="270" cy="340" rx="46" ry="66" fill="${marigold}"/><circle cx="278" cy="338" r="36" fill="${skins.umber.light}"/><path d="M312 330L328 338L312 346Z" fill="${skins.umber.light}"/>
    ${corners.map(([words, x, y]) => caption(x + (x > 600 ? 120 : -70), y + 10, words, x > 600 ? "start" : "end")).join("")}`,
  ),
];
