import type { LevelName } from "#artwork/level-arcs.ts";
import { palette } from "#artwork/palette.ts";

/** How a level looks wherever it is drawn: on its own cover and in its bundles'. */
export interface Level {
  name: LevelName;
  number: string;
  ground: string;
  numeral: string;
  line: string;
  dot: string;
}

const { adult1, adult2, adult3, adult4, coral, coralNight, ink, kids1, kids2, marigold, pine } = palette;

export const levels = {
  "1A": { name: "1A", number: "1A", ground: adult1, numeral: pine, line: ink, dot: coral },
  "1B": { name: "1B", number: "1B", ground: adult2, numeral: adult4, line: ink, dot: coral },
  "2A": { name: "2A", number: "2A", ground: adult3, numeral: adult1, line: marigold, dot: marigold },
  "2B": { name: "2B", number: "2B", ground: adult4, numeral: adult2, line: marigold, dot: marigold },
  kids1A: { name: "kids1A", number: "1A", ground: kids1, numeral: coral, line: ink, dot: pine },
  kids1B: { name: "kids1B", number: "1B", ground: kids2, numeral: coralNight, line: ink, dot: pine },
} as const satisfies Record<LevelName, Level>;
