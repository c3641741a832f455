const ring = "M0 -50a50 50 0 1 1 100 0a50 50 0 1 1 -100 0Z";

/** Small letters drawn with one round pen: circles, stems and arches. The x-height is 100, the baseline 0. */
const letters: Record<string, { width: number; path: string }> = {
  " ": { width: 36, path: "" },
  a: { width: 100, path: `${ring}M100 -100V0` },
  d: { width: 100, path: `${ring}M100 -165V0` },
  e: { width: 100, path: "M0 -50H100A50 50 0 1 0 85 -15" },
  f: { width: 62, path: "M66 -160C36 -172 22 -150 22 -126V0M0 -98H60" },
  h: { width: 90, path: "M0 -165V0M0 -55A45 45 0 0 1 90 -55V0" },
  l: { width: 0, path: "M0 -165V0" },
  n: { width: 90, path: "M0 -100V0M0 -55A45 45 0 0 1 90 -55V0" },
  o: { width: 100, path: ring },
  s: { width: 70, path: "M68 -82C58 -102 8 -108 6 -76C5 -44 70 -58 70 -26C70 8 12 6 0 -18" },
  u: { width: 90, path: "M0 -100V-45A45 45 0 0 0 90 -45M90 -100V0" },
};

interface Pen {
  x: number;
  y: number;
  /** How large the letters are: 1 makes the x-height 100. */
  scale: number;
  /** The pen's, in the letters' own units. */
  width: number;
  color: string;
}

export function roundLetters(word: string, { x, y, scale, width, color }: Pen): string {
  const gap = width * 1.55;
  let across = 0;
  const glyphs = word.split("").map((letter) => {
    const glyph = letters[letter];
    if (!glyph) throw new Error(`The round letters have no "${letter}".`);
    const drawn = `<path d="${glyph.path}" transform="translate(${across} 0)"/>`;
    across += glyph.width + gap;
    return drawn;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${glyphs.join("")}</g>`;
}
