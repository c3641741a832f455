import type { Artwork } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";
import { printStyles } from "#artwork/print/print-styles.ts";
import { sampleCover, type SampleChapter } from "#artwork/print/sample-chapter.ts";
import { samples } from "#artwork/print/sample-chapters.ts";

const { hairline, ink, kids2, marigold, sand, sky, umberShade, white } = palette;

/** Letter paper, as a screen measures it. */
const sheet = { width: 816, height: 1056 };

/** A pencil that points to the left; its tip is the origin. */
const pencil = `<path d="M0 0L66 -24V24Z" fill="${sand}" stroke="${hairline}"/><path d="M0 0L22 -8V8Z" fill="${ink}"/>
  <rect x="66" y="-24" width="520" height="48" fill="${marigold}"/><rect x="66" y="-8" width="520" height="16" fill="${umberShade}" opacity="0.16"/>`;

/** Of each sample its first pages fanned out, and of each workbook two pages close up. */
export const workbookPages: readonly Artwork[] = [...samples.flatMap(toCloseUps), ...samples.map(toFan)];

function toFan(sample: SampleChapter): Artwork {
  const [first, second] = sample.pages;
  return toPicture(
    `${sample.handle}-sample`,
    sample.word === "Kids" ? sky : sand,
    `<g transform="translate(790 40) rotate(12) scale(0.64)">${toSheet(sample, second)}</g>
    <g transform="translate(470 84) rotate(4) scale(0.67)">${toSheet(sample, first)}</g>
    <g transform="translate(84 152) rotate(-4) scale(0.7)">${toSheet(sample, sampleCover(sample))}</g>`,
  );
}

function toCloseUps(sample: SampleChapter): Artwork[] {
  const { handle, levels, word, pages, closeUps } = sample;
  if (!closeUps) return [];
  const [first, second] = closeUps;
  return [
    toPicture(
      `${handle}-exercise`,
      levels[0]?.ground ?? sand,
      `<g transform="translate(150 120) rotate(-4) scale(1.3)">${toSheet(sample, pages[first])}</g>`,
    ),
    toPicture(
      `${handle}-practice`,
      word === "Kids" ? kids2 : sky,
      `<g transform="translate(190 60) rotate(3) scale(1.02)">${toSheet(sample, pages[second])}</g>
      <g transform="translate(905 600) rotate(36)">${pencil}</g>`,
    ),
  ];
}

function toPicture(name: string, ground: string, drawing: string): Artwork {
  return {
    file: `books/${name}.webp`,
    width: 1200,
    height: 900,
    quality: 70,
    drawing: `<style>${printStyles} .sheet { padding: 0.8in 0.85in } .sheet:has(.cover) { padding: 0 }</style>
      <rect width="1200" height="900" fill="${ground}"/>${drawing}`,
  };
}

function toSheet({ accent }: SampleChapter, content = ""): string {
  const { width, height } = sheet;
  return `<rect x="-1" y="-1" width="${width + 2}" height="${height + 2}" fill="${white}" stroke="${hairline}" stroke-width="2"/>
    <foreignObject width="${width}" height="${height}"><div xmlns="http://www.w3.org/1999/xhtml" class="sheet" style="--accent:${accent};--ink:${ink}">${content}</div></foreignObject>`;
}
