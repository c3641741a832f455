import { arc, echoes } from "#artwork/arc.ts";
import { placed } from "#artwork/curve.ts";
import { levelArcs } from "#artwork/level-arcs.ts";
import { levels, type Level } from "#artwork/levels.ts";
import type { Artwork } from "#artwork/page.ts";

const { kids1A, kids1B } = levels;
const adults = [levels["1A"], levels["1B"], levels["2A"], levels["2B"]];

/** The courses page's picture: six steps, four of the adults and two of the kids, each with its movement. */
export const heroCourses: Artwork = {
  file: "hero-courses.webp",
  width: 1800,
  height: 1500,
  drawing: [
    ...adults.map((level, index) => toStep(level, { x: index * 450, y: 0, width: 450, height: 900 })),
    toStep(kids1A, { x: 0, y: 900, width: 900, height: 600 }),
    toStep(kids1B, { x: 900, y: 900, width: 900, height: 600 }),
  ].join(""),
};

function toStep(
  { name, ground, line, dot }: Level,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): string {
  const movement = placed(levelArcs[name], {
    x: x + width * 0.12,
    y: y + height * 0.2,
    width: width * 0.76,
    height: height * 0.62,
  });
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${ground}"/>
    ${echoes(movement, { stroke: line, width: 2.2, count: 8 })}${arc(movement, { stroke: line, width: 9, dot })}`;
}
