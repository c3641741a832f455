import { arc, echoes } from "#artwork/arc.ts";
import { placed } from "#artwork/curve.ts";
import { levelArcs } from "#artwork/level-arcs.ts";
import { levels, type Level } from "#artwork/levels.ts";
import type { Artwork } from "#artwork/page.ts";

/** The bundles' covers: their levels stand side by side like spines on a shelf, each with its own movement. */
export const bundleCovers: readonly Artwork[] = [
  toCover("complete-course-bundle", "Levels", [levels["1A"], levels["1B"], levels["2A"], levels["2B"]]),
  toCover("asl-essentials-bundle", "Levels", [levels["1A"], levels["1B"]]),
  toCover("asl-essentials-bundle-for-kids", "Kids", [levels.kids1A, levels.kids1B]),
];

function toCover(slug: string, word: string, parts: readonly Level[]): Artwork {
  const width = 1600 / parts.length;
  return {
    file: `courses/${slug}.webp`,
    width: 1600,
    height: 1200,
    drawing: `${parts.map((part, index) => toSpine(part, index * width, width)).join("")}
      <text class="display" x="${margin(width)}" y="200" font-size="100" fill="${parts[0]?.numeral}">${word}</text>`,
  };
}

function toSpine({ name, number, ground, numeral, line, dot }: Level, left: number, width: number): string {
  const field = { x: left + width * 0.11, y: 280, width: width * 0.78, height: 600 };
  const movement = placed(levelArcs[name], field);
  return `<rect x="${left}" width="${width}" height="1200" fill="${ground}"/>
    ${echoes(movement, { stroke: line, width: 2.2, count: 8 })}
    ${arc(movement, { stroke: line, width: 9, dot })}
    <text class="numeral" x="${left + margin(width)}" y="1110" font-size="${width > 500 ? 300 : 230}" fill="${numeral}">${number}</text>`;
}

function margin(width: number): number {
  return width > 500 ? 76 : 44;
}
