import type { LevelGround } from "#features/courses/level.ts";
import { palette } from "#features/metadata/palette.ts";

export interface ShareColors {
  ground: string;
  text: string;
  /** The arc's color. */
  stroke: string;
  /** The color of its starting dot. */
  start: string;
}

const { paper, ink, pine, coral, marigold } = palette;

export const onSand: ShareColors = { ground: palette.sand, text: ink, stroke: pine, start: coral };
export const onSky: ShareColors = { ground: palette.sky, text: ink, stroke: pine, start: coral };
export const onPaper: ShareColors = { ground: paper, text: ink, stroke: pine, start: coral };

/** The steps of tokens.css. */
export const onLevel: Readonly<Record<LevelGround, ShareColors>> = {
  "adult-1": { ground: palette.adult1, text: ink, stroke: pine, start: coral },
  "adult-2": { ground: palette.adult2, text: ink, stroke: ink, start: coral },
  "adult-3": { ground: palette.adult3, text: paper, stroke: marigold, start: paper },
  "adult-4": { ground: palette.adult4, text: paper, stroke: marigold, start: paper },
  "adult-bundle": { ground: palette.pineNight, text: paper, stroke: marigold, start: paper },
  "kids-1": { ground: palette.kids1, text: ink, stroke: coral, start: ink },
  "kids-2": { ground: palette.kids2, text: ink, stroke: ink, start: paper },
  "kids-bundle": { ground: palette.kidsBundle, text: paper, stroke: marigold, start: paper },
};
