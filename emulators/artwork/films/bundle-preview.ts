import { arc, echoes } from "#artwork/arc.ts";
import { placed } from "#artwork/curve.ts";
import { filmSize, type Film } from "#artwork/films/film.ts";
import { begun, eased } from "#artwork/films/motion.ts";
import { levelArcs } from "#artwork/level-arcs.ts";
import { levels, type Level } from "#artwork/levels.ts";
import type { CourseSlug } from "#seed/content/course-id.ts";

const { width, height } = filmSize;

/** A film for each bundle: its levels come in one after the other, each with its movement. */
export const bundlePreviews: readonly Film[] = [
  toPreview("complete-course-bundle", [levels["1A"], levels["1B"], levels["2A"], levels["2B"]]),
  toPreview("asl-essentials-bundle", [levels["1A"], levels["1B"]]),
  toPreview("asl-essentials-bundle-for-kids", [levels.kids1A, levels.kids1B]),
];

function toPreview(slug: CourseSlug, parts: readonly Level[]): Film {
  const share = width / parts.length;
  const turn = 4.4 / parts.length;
  return {
    name: `courses/${slug}`,
    seconds: 6,
    posterAt: 5.5,
    draw: (second) =>
      `<rect width="${width}" height="${height}" fill="${parts[0]?.ground}"/>${parts
        .map((part, index) => drawSpine(part, { left: index * share, share, second: second - index * turn }))
        .join("")}`,
  };
}

interface Spine {
  left: number;
  share: number;
  /** Since this level's turn began. */
  second: number;
}

function drawSpine(
  { name, number, ground, numeral, line, dot }: Level,
  { left, share, second }: Spine,
): string {
  if (second < 0) return "";
  const movement = placed(levelArcs[name], {
    x: left + share * 0.12,
    y: 70,
    width: share * 0.76,
    height: 260,
  });
  const top = height * (1 - eased(second, 0, 0.5));
  const drawn = eased(second, 0.4, 1.5);
  return `<rect x="${left}" y="${top}" width="${share}" height="${height}" fill="${ground}"/>
    <g opacity="${eased(second, 1.2, 1.8)}">${echoes(movement, { stroke: line, width: 1.4, count: 6 })}</g>
    ${drawn < 0.03 ? "" : arc(begun(movement, drawn), { stroke: line, width: 5.5, dot })}
    <text class="numeral" x="${left + 26}" y="${top + 500}" font-size="${share > 300 ? 190 : 150}" fill="${numeral}">${number}</text>`;
}
