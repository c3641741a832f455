import { arc } from "#artwork/arc.ts";
import { toCover, toInside } from "#artwork/blog/blog-picture.ts";
import { traced } from "#artwork/curve.ts";
import type { Artwork } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";

const { adult2, adult4, coral, ink, marigold, paper, pine, pineNight, sand } = palette;

const name = `<text class="numeral" x="800" y="640" font-size="520" text-anchor="middle" textLength="1330">MAYA</text>`;
const flow = traced((time) => [90 + 1400 * time, 470 - 44 * Math.sin(Math.PI * 6 * time)], 24);

const letters = "PLANET".split("");

function row(y: number, lift: (index: number) => number, color: string): string {
  return letters
    .map(
      (letter, index) =>
        `<text class="numeral" x="${230 + index * 150}" y="${y - lift(index)}" font-size="110" text-anchor="middle" fill="${color}">${letter}</text>`,
    )
    .join("");
}

const hops = traced(
  (time) => [165 + 880 * time, 216 - 130 * Math.abs(Math.sin(Math.PI * 6 * time)) ** 0.8],
  36,
);
const level = traced((time) => [165 + 900 * time, 590], 2);

/** A name as one movement, and a hand that bounces beside one that keeps still. */
export const fingerspellingWithoutFear: readonly Artwork[] = [
  toCover(
    "fingerspelling-without-fear",
    pineNight,
    `<clipPath id="name">${name}</clipPath><g fill="${adult2}">${name}</g>
    ${arc(flow, { stroke: marigold, width: 11 })}
    <g clip-path="url(#name)">${arc(flow, { stroke: adult4, width: 11, dot: adult4 })}</g>`,
  ),
  toInside(
    "fingerspelling-without-fear",
    "steady",
    sand,
    `${arc(hops, { stroke: coral, width: 5 })}
    ${row(310, (index) => (index % 2 === 0 ? 34 : 0), ink)}
    <path d="M150 350L1090 110" stroke="${coral}" stroke-width="9" stroke-linecap="round"/>
    ${row(540, () => 0, pine)}${arc(level, { stroke: pine, width: 7 })}
    <rect x="60" y="366" width="1080" height="3" fill="${paper}"/>`,
  ),
];
