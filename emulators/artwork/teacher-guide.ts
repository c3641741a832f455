import { arc, echoes } from "#artwork/arc.ts";
import { placed } from "#artwork/curve.ts";
import { levelArcs } from "#artwork/level-arcs.ts";
import type { Artwork } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";
import { page, spiralBook } from "#artwork/spiral-book.ts";

const { adult1, marigold, pineNight, sky } = palette;
const movements = (["1A", "1B"] as const).map((name, index) =>
  placed(levelArcs[name], { x: 100, y: 430 + index * 270, width: 610, height: 220 }),
);

/** The guide for teachers: both beginner movements on the darkest ground. */
export const teacherGuide: Artwork = {
  file: "books/teacher-guide-levels-1a-1b.webp",
  width: 960,
  height: 1200,
  quality: 80,
  drawing: `<rect width="960" height="1200" fill="${sky}"/>
    <g transform="translate(132 144) rotate(-3) scale(0.88)">${spiralBook("guide", {
      ground: pineNight,
      cover: `<text class="display" font-size="112" fill="${adult1}"><tspan x="92" y="216">Teacher</tspan><tspan x="92" y="316">Guide</tspan></text>
        <text class="strong" x="92" y="88" font-size="36" fill="${adult1}">Levels 1A and 1B</text>
        ${movements.map((movement) => echoes(movement, { stroke: adult1, width: 2, count: 8 }) + arc(movement, { stroke: marigold, width: 8 })).join("")}
        <text class="strong" x="92" y="${page.height - 56}" font-size="36" fill="${adult1}">For the classroom</text>`,
    })}</g>`,
};
