import { arc, echoes } from "#artwork/arc.ts";
import { placed } from "#artwork/curve.ts";
import { levelArcs } from "#artwork/level-arcs.ts";
import type { Level } from "#artwork/levels.ts";
import { page, spiralBook } from "#artwork/spiral-book.ts";
import type { WorkbookLook } from "#artwork/workbooks.ts";

const margin = 92;

/** A workbook seen from the front: its title above, then the movements of its levels on their grounds, and their numbers below. */
export function workbookCover({ handle, title, levels, word, edition = {} }: WorkbookLook): string {
  const { kind = "Workbook", bind = spiralBook } = edition;
  const [first] = levels;
  if (!first) throw new Error(`The workbook ${handle} goes with no level.`);
  const heading = title
    .map((line, index) => `<tspan x="${margin}" y="${216 + index * 100}">${line}</tspan>`)
    .join("");
  const width = page.width / levels.length;
  const fields = levels.map((level, index) =>
    toField(level, { left: index * width, width, top: index === 0 ? 0 : 430 }),
  );
  return bind(handle, {
    ground: first.ground,
    cover: `${fields.join("")}
      <text class="display" font-size="112" fill="${first.numeral}">${heading}</text>
      <g class="strong" font-size="36" fill="${first.numeral}">
        <text x="${margin}" y="88">${kind}</text><text x="${margin}" y="${page.height - 206}">${word}</text>
      </g>`,
  });
}

function toField(
  { name, number, ground, numeral, line, dot }: Level,
  { left, width, top }: { left: number; width: number; top: number },
): string {
  const inset = left === 0 ? margin + 6 : 44;
  const movement = placed(levelArcs[name], {
    x: left + inset,
    y: 470,
    width: width - inset - 56,
    height: 340,
  });
  return `<rect x="${left}" y="${top}" width="${width}" height="${page.height}" fill="${ground}"/>
    ${echoes(movement, { stroke: line, width: 2, count: 8 })}
    ${arc(movement, { stroke: line, width: 8, dot })}
    <text class="numeral" x="${left + inset - 10}" y="${page.height - 56}" font-size="180" fill="${numeral}">${number}</text>`;
}
