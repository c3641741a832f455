import { arc } from "#artwork/arc.ts";
import { caption, toCover, toInside } from "#artwork/blog/blog-picture.ts";
import { traced, type Curve } from "#artwork/curve.ts";
import type { Artwork } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";

const { adult1, adult2, adult4, coral, ink, marigold, paper, pine } = palette;
const turn = Math.PI * 2;

/** A piece of the clock's face, between two minutes. */
function minutes(from: number, to: number, radius: number): Curve {
  return traced((time) => {
    const angle = turn * ((from + (to - from) * time) / 60 - 0.25);
    return [800 + radius * Math.cos(angle), 480 + radius * Math.sin(angle)];
  }, 4);
}

const ticks = Array.from({ length: 12 }, (_, hour) => {
  const angle = (turn * hour) / 12;
  const [x, y] = [Math.sin(angle), -Math.cos(angle)];
  const inner = hour % 3 === 0 ? 280 : 297;
  return `<path d="M${800 + x * inner} ${480 + y * inner}L${800 + x * 320} ${480 + y * 320}"/>`;
}).join("");

const colors = [pine, marigold, coral];

const wedges = colors
  .map((color, index) => {
    const [from, to] = [index * 5, index * 5 + 5].map((minute) => (turn * minute) / 60);
    const at = (angle = 0) => `${800 + 250 * Math.sin(angle)} ${480 - 250 * Math.cos(angle)}`;
    return `<path d="M800 480L${at(from)}A250 250 0 0 1 ${at(to)}Z" fill="${color}"/>`;
  })
  .join("");

const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const practiced = new Set(["Mon", "Tue", "Thu", "Sat"]);

const week = days
  .map((day, index) => {
    const x = 135 + index * 155;
    const bar = colors.map(
      (color, part) =>
        `<rect x="${x - 48}" y="${400 - part * 104}" width="96" height="96" rx="6" fill="${color}"/>`,
    );
    return `${practiced.has(day) ? bar.join("") : `<path d="M${x - 48} 494H${x + 48}" stroke="${ink}" stroke-width="4" opacity="0.35"/>`}${caption(x, 548, day)}`;
  })
  .join("");

const legend = ["watch", "sign", "look back"]
  .map(
    (part, index) =>
      `<circle cx="${110 + index * 210}" cy="108" r="16" fill="${colors[index]}"/>${caption(138 + index * 210, 119, part, "start")}`,
  )
  .join("");

/** A quarter of an hour in three parts, and a week with room in it. */
export const fifteenMinutesADay: readonly Artwork[] = [
  toCover(
    "fifteen-minutes-a-day",
    adult2,
    `<circle cx="800" cy="480" r="350" fill="${paper}"/><g stroke="${ink}" stroke-width="6" stroke-linecap="round">${ticks}</g>${wedges}
    <circle cx="800" cy="480" r="22" fill="${adult4}"/>${arc(minutes(0, 14.4, 412), { stroke: ink, width: 12, dot: coral })}`,
  ),
  toInside("fifteen-minutes-a-day", "week", adult1, `${legend}${week}`),
];
