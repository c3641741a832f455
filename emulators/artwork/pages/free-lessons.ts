import type { Artwork } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";
import { echoes } from "#artwork/arc.ts";
import { toPath, traced, type Point } from "#artwork/curve.ts";

const { adult1, adult4, coral, ink, paper, pine } = palette;

const at = (share: number): Point => [150 + 1500 * share, 1300 - 1060 * Math.sin((Math.PI / 2) * share)];
const path = traced((time) => at(time), 12);

const lessons = Array.from({ length: 12 }, (_, index) => {
  const [x, y] = at(index / 11);
  const isDone = index < 3;
  return `<circle cx="${x}" cy="${y}" r="50" fill="${isDone ? coral : paper}" stroke="${ink}" stroke-width="8"/>
    <text class="numeral" x="${x}" y="${y + 17}" font-size="48" text-anchor="middle" fill="${isDone ? paper : pine}">${index + 1}</text>`;
}).join("");

/** Twelve lessons on one way up. */
export const freeLessons: Artwork = {
  file: "pages/free-lessons.webp",
  width: 1800,
  height: 1500,
  quality: 78,
  drawing: `<rect width="1800" height="1500" fill="${adult1}"/>${echoes(path, { stroke: adult4, width: 2.2, count: 11 })}
    <path d="${toPath(path)}" fill="none" stroke="${ink}" stroke-width="10"/>${lessons}`,
};
