import { arc, echoes } from "#artwork/arc.ts";
import { placed } from "#artwork/curve.ts";
import { levelArcs } from "#artwork/level-arcs.ts";
import type { Level } from "#artwork/levels.ts";
import { palette } from "#artwork/palette.ts";
import { openBook, page } from "#artwork/spiral-book.ts";

const { hairline, ink, marigold, pine } = palette;
const left = 84;
const right = page.width - 84;

export interface Spread {
  level: Level;
  lesson: string;
  /** Line by line, as the text; a gloss stands in a `<tspan class="gloss">`. */
  heading: readonly string[];
  text: readonly string[];
  questions: readonly [string, string, string];
}

/** A workbook lying open: a lesson begins on the left, and on the right is room to work. */
export function workbookSpread(spread: Spread): string {
  return openBook({ left: toOpening(spread), right: toExercise(spread) });
}

/** The movement is the level's emblem: it stands for no sign that the lesson names. */
function toOpening({ level, lesson, heading, text }: Spread): string {
  const movement = placed(levelArcs[level.name], { x: left + 12, y: 400, width: 610, height: 310 });
  const title = heading.map((line, index) => `<tspan x="${left}" y="${216 + index * 80}">${line}</tspan>`);
  const words = text.map((line, index) => `<tspan x="${left}" y="${830 + index * 52}">${line}</tspan>`);
  return `<text class="strong" x="${left}" y="110" font-size="32" fill="${ink}">${lesson}</text>
    <text class="display" font-size="84" fill="${ink}">${title.join("")}</text>
    ${echoes(movement, { stroke: ink, width: 2, count: 8 })}
    ${arc(movement, { stroke: ink, width: 8, dot: toDot(level) })}
    <text class="text" font-size="34" fill="${ink}">${words.join("")}</text>`;
}

/** Three frames to draw in, the first one filled, and lines to write on. */
function toExercise({ level, questions }: Spread): string {
  const side = 194;
  const frames = [0, 1, 2].map((index) => {
    const x = left + index * (side + 25);
    return `<rect x="${x}" y="160" width="${side}" height="${side}" rx="8" fill="none" stroke="${hairline}" stroke-width="4"/>`;
  });
  const movement = placed(levelArcs[level.name], { x: left + 32, y: 198, width: 130, height: 124 });
  const tasks = questions.map((question, index) => {
    const y = 460 + index * 196;
    return `<text class="text" x="${left}" y="${y}" font-size="34" fill="${ink}">${question}</text>${rule(y + 66)}${rule(y + 124)}`;
  });
  return `<text class="strong" x="${left}" y="110" font-size="32" fill="${ink}">Draw three movements you saw</text>
    ${frames.join("")}${arc(movement, { stroke: ink, width: 5, dot: toDot(level) })}${tasks.join("")}`;
}

/** Marigold is too faint on white. */
const toDot = ({ dot }: Level) => (dot === marigold ? pine : dot);

const rule = (y: number) => `<path d="M${left} ${y}H${right}" stroke="${hairline}" stroke-width="4"/>`;
