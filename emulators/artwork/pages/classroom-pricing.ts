import type { Point } from "#artwork/curve.ts";
import type { Artwork } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";
import { skins } from "#artwork/skins.ts";

const { adult2, adult3, coral, ink, kids2, marigold, paper, pine, sand } = palette;

const cloths = [pine, coral, marigold, adult3, kids2, pine, coral, adult2, marigold];
const faces = [skins.umber, skins.rose, skins.clay, skins.night];

/** Places on a half circle that opens toward the teacher. */
const places = cloths.map((cloth, index) => {
  const angle = Math.PI * (1 + index / (cloths.length - 1));
  const point: Point = [900 + 720 * Math.cos(angle), 500 - 780 * Math.sin(angle)];
  return { cloth, angle, point, skin: faces[index % faces.length] ?? skins.umber };
});

const sightLines = places.flatMap(({ point: [x, y] }, index) =>
  places
    .slice(index + 2)
    .map(
      ({ point: [toX, toY] }) =>
        `<path d="M${x} ${y}Q${(x + toX) / 2 + (900 - (x + toX) / 2) * 0.35} ${(y + toY) / 2 + (620 - (y + toY) / 2) * 0.35} ${toX} ${toY}"/>`,
    ),
);

const seats = places.map(({ cloth, angle, point: [x, y], skin }) => {
  const degrees = 90 - (angle * 180) / Math.PI;
  return `<g transform="translate(${x} ${y}) rotate(${degrees + 180}) scale(1.12)"><rect x="-92" y="-128" width="184" height="76" rx="8" fill="${paper}"/>
    <ellipse rx="74" ry="44" fill="${cloth}"/><circle cy="-8" r="37" fill="${skin.light}"/><path d="M-9 -43L0 -57L9 -43Z" fill="${skin.light}"/></g>`;
});

/** A class in a half circle, where everybody sees everybody. */
export const classroomPricing: Artwork = {
  file: "pages/classroom-pricing.webp",
  width: 1800,
  height: 1500,
  quality: 78,
  drawing: `<rect width="1800" height="1500" fill="${sand}"/>
    <rect x="640" y="70" width="520" height="34" rx="8" fill="${ink}"/>
    <g fill="none" stroke="${ink}" stroke-width="2.4" opacity="0.4">${sightLines.join("")}</g>
    <g transform="translate(900 270) rotate(180) scale(1.2)"><ellipse rx="88" ry="52" fill="${coral}"/><circle cy="-8" r="44" fill="${skins.umber.light}"/><path d="M-10 -50L0 -66L10 -50Z" fill="${skins.umber.light}"/></g>
    ${seats.join("")}`,
};
