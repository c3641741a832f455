import { arc, echoes, startDot } from "#artwork/arc.ts";
import { placed } from "#artwork/curve.ts";
import { filmSize, type Film } from "#artwork/films/film.ts";
import { glossCard, inRow } from "#artwork/films/gloss-card.ts";
import { begun, eased } from "#artwork/films/motion.ts";
import { levelArcs } from "#artwork/level-arcs.ts";
import { levels, type Level } from "#artwork/levels.ts";
import type { CourseSlug } from "#seed/content/course-id.ts";

const { width, height } = filmSize;

/** A film for each single course: its number, its movement, and a sentence in glosses. */
export const coursePreviews: readonly Film[] = [
  toPreview("level-1a-online-asl-course", levels["1A"], ["YOUR", "NAME", "WHAT"]),
  toPreview("level-1b-online-asl-course", levels["1B"], ["TOMORROW", "I", "WORK"]),
  toPreview("level-2a-online-asl-course", levels["2A"], ["BOOK", "GIVE-ME", "PLEASE"]),
  toPreview("level-2b-online-asl-course", levels["2B"], ["STORY", "I", "TELL-YOU"]),
  toPreview("kids-asl-course-level-1a", levels.kids1A, ["MY", "CAT", "BLUE"]),
  toPreview("kids-asl-course-level-1b", levels.kids1B, ["RAIN", "WE", "PLAY"]),
];

function toPreview(slug: CourseSlug, level: Level, glosses: readonly string[]): Film {
  return {
    name: `courses/${slug}`,
    seconds: 6,
    posterAt: 5.5,
    draw: (second) => drawLevel(level, second) + drawCards(glosses, second),
  };
}

function drawLevel({ name, number, ground, numeral, line, dot }: Level, second: number): string {
  const movement = placed(levelArcs[name], { x: 60, y: 40, width: 840, height: 330 });
  const drawn = eased(second, 0.5, 2.6);
  const path = begun(movement, drawn);
  const trail = eased(second, 2.2, 3.2);
  const rise = 60 * (1 - eased(second, 0, 0.6));
  const figure = `<text class="numeral" x="40" y="${376 + rise}" font-size="350">${number}</text>`;
  const way =
    drawn < 0.03
      ? ""
      : `${arc(path, { stroke: line, width: 6.5, dot })}
        <g clip-path="url(#inside)">${arc(path, { stroke: ground, width: 6.5 })}</g>
        ${startDot(movement, 6.5, dot)}`;
  return `<clipPath id="inside">${figure}</clipPath>
    <rect width="${width}" height="${height}" fill="${ground}"/>
    <g opacity="${trail}">${echoes(movement, { stroke: line, width: 1.6, count: 7 })}</g>
    <g fill="${numeral}" opacity="${eased(second, 0, 0.5)}">${figure}</g>
    ${way}`;
}

function drawCards(glosses: readonly string[], second: number): string {
  const places = inRow(glosses, [width / 2, 462]);
  return places
    .map((at, index) => {
      const start = 2.7 + index * 0.7;
      return glossCard({ gloss: glosses[index] ?? "", at, shown: eased(second, start, start + 0.5) });
    })
    .join("");
}
