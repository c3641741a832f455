import { arc } from "#artwork/arc.ts";
import { caption, toCover, toInside } from "#artwork/blog/blog-picture.ts";
import { armOutline, hand, sleeve } from "#artwork/hand.ts";
import type { Artwork } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";
import { skins } from "#artwork/skins.ts";

const { adult1, adult2, adult4, coral, coralNight, ink, paper, pine, sky } = palette;

const rings = [1, 2, 3, 4, 5, 6]
  .map(
    (step) =>
      `<ellipse cx="1130" cy="690" rx="${step * 96}" ry="${step * 33}" fill="none" stroke="${ink}" stroke-width="4" opacity="${(0.9 - step * 0.12).toFixed(2)}"/>`,
  )
  .join("");

const ghosts = [-30, -20, -10]
  .map(
    (degrees, index) =>
      `<g transform="translate(520 690) rotate(${degrees}) translate(0 -150) scale(1.75)">${armOutline(`color-mix(in srgb, ${pine} ${40 + index * 20}%, ${sky})`, 1.1, sky)}</g>`,
  )
  .join("");

const person = (x: number, y: number, cloth: string, skin: string, degrees: number) =>
  `<g transform="translate(${x} ${y}) rotate(${degrees})"><ellipse rx="86" ry="50" fill="${cloth}"/><circle cy="-8" r="40" fill="${skin}"/><path d="M-10 -46L0 -62L10 -46Z" fill="${skin}"/></g>`;

/** A low wave and the rings it makes, and the way through a conversation. */
export const howToGetSomeonesAttention: readonly Artwork[] = [
  toCover(
    "how-to-get-someones-attention",
    sky,
    `<rect y="690" width="1600" height="210" fill="${adult2}"/><clipPath id="top"><rect y="690" width="1600" height="210"/></clipPath>
    <g clip-path="url(#top)">${rings}</g><circle cx="1130" cy="690" r="22" fill="${coral}"/>
    <clipPath id="above"><rect width="1600" height="690"/></clipPath>
    <g clip-path="url(#above)">${ghosts}<g transform="translate(520 690) rotate(4) translate(0 -150) scale(1.75)">${hand(skins.umber)}${sleeve(pine, adult4)}</g></g>
    ${arc(
      [
        [240, 240],
        [340, 110],
        [560, 70],
        [760, 170],
      ],
      { stroke: ink, width: 10, dot: coral },
    )}`,
  ),
  toInside(
    "how-to-get-someones-attention",
    "corridor",
    adult1,
    `<rect y="130" width="1200" height="415" fill="${paper}"/>
    <path d="M0 130H1200M0 545H1200" stroke="${ink}" stroke-width="8"/>
    <path d="M610 240V440" stroke="${ink}" stroke-width="5" stroke-dasharray="2 16" stroke-linecap="round"/>
    ${person(610, 190, pine, skins.umber.light, 180)}${person(610, 490, coral, skins.clay.light, 0)}
    ${person(150, 340, coralNight, skins.rose.light, 90)}
    ${arc(
      [
        [260, 340],
        [500, 336],
        [760, 336],
        [1090, 340],
      ],
      { stroke: ink, width: 9, dot: coral },
    )}
    ${caption(860, 395, "straight through")}`,
  ),
];
