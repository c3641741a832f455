import { arc, echoes } from "#artwork/arc.ts";
import { placed } from "#artwork/curve.ts";
import { levelArcs } from "#artwork/level-arcs.ts";
import type { Level } from "#artwork/levels.ts";
import type { Printed } from "#artwork/print/printed.ts";

export interface SampleChapter {
  /** The workbook's handle. */
  handle: string;
  title: string;
  levels: readonly Level[];
  /** What stands in front of the levels' numbers. */
  word: "Level" | "Kids";
  chapter: string;
  /** Dark enough to be read on white paper. */
  accent: string;
  /** HTML, page by page, after the cover. */
  pages: readonly string[];
  /** The places of two pages that are worth a picture; a bundle shows its workbooks' own. */
  closeUps?: readonly [number, number];
}

export function printSampleChapter(sample: SampleChapter): Printed {
  const { handle, title, accent, pages } = sample;
  return {
    file: `samples/${handle}.pdf`,
    title: `${title}: sample chapter`,
    footer: `${title} · Sample chapter`,
    accent,
    body: `${sampleCover(sample)}${pages.map((page) => `<div class="page">${page}</div>`).join("")}`,
  };
}

export function sampleCover({ title, levels, word, chapter }: SampleChapter): string {
  const [first] = levels;
  if (!first) throw new Error(`The sample of ${title} goes with no level.`);
  const width = 640 / levels.length;
  const movements = levels.map((level, index) => toMovement(level, first, index * width, width - 30));
  return `<div class="cover" style="background:${first.ground};color:${first.numeral}">
    <p class="kind">Handshape workbook</p><h1>${title}</h1>
    <svg width="6.8in" height="3.6in" viewBox="0 0 650 344" aria-hidden="true">${movements.join("")}</svg>
    <div class="foot"><div><p class="kind">${word}</p><p class="level">${levels.map(({ number }) => number).join(" ")}</p></div>
      <div class="chapter"><p>Sample chapter</p><p>${chapter}</p></div></div></div>`;
}

function toMovement({ name }: Level, { line, dot }: Level, left: number, width: number): string {
  const movement = placed(levelArcs[name], { x: left + 14, y: 20, width: width - 10, height: 300 });
  return `${echoes(movement, { stroke: line, width: 1.4, count: 8 })}${arc(movement, { stroke: line, width: 6, dot })}`;
}
