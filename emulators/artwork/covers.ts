import { arc, echoes, startDot } from "#artwork/arc.ts";
import { placed } from "#artwork/curve.ts";
import { levelArcs } from "#artwork/level-arcs.ts";
import { levels, type Level } from "#artwork/levels.ts";
import type { Artwork } from "#artwork/page.ts";

/** The six single courses' covers: a number, and a movement that turns to the ground's color where it crosses it. */
export const covers: readonly Artwork[] = [
  toCover("level-1a-online-asl-course", "Level", levels["1A"]),
  toCover("level-1b-online-asl-course", "Level", levels["1B"]),
  toCover("level-2a-online-asl-course", "Level", levels["2A"]),
  toCover("level-2b-online-asl-course", "Level", levels["2B"]),
  toCover("kids-asl-course-level-1a", "Kids", levels.kids1A),
  toCover("kids-asl-course-level-1b", "Kids", levels.kids1B),
];

function toCover(slug: string, word: string, { name, number, ground, numeral, line, dot }: Level): Artwork {
  const movement = placed(levelArcs[name], { x: 130, y: 70, width: 1370, height: 1080 });
  const figure = `<text class="numeral" x="72" y="1110" font-size="860">${number}</text>`;
  return {
    file: `courses/${slug}.webp`,
    width: 1600,
    height: 1200,
    drawing: `<clipPath id="inside">${figure}</clipPath>
      <rect width="1600" height="1200" fill="${ground}"/>
      ${echoes(movement, { stroke: line, width: 2.5, count: 9 })}
      <g fill="${numeral}"><text class="display" x="86" y="200" font-size="120">${word}</text>${figure}</g>
      ${arc(movement, { stroke: line, width: 11, dot })}
      <g clip-path="url(#inside)">${arc(movement, { stroke: ground, width: 11 })}</g>
      ${startDot(movement, 11, dot)}`,
  };
}
