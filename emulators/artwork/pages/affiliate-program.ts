import { arc, echoes } from "#artwork/arc.ts";
import { traced } from "#artwork/curve.ts";
import { hand, sleeve } from "#artwork/hand.ts";
import type { Artwork } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";
import { skins } from "#artwork/skins.ts";

const { adult4, coral, coralNight, ink, kids1, pine, sky } = palette;

const leap = traced((time) => [330 + 1060 * time, 610 - 500 * Math.sin(Math.PI * (0.06 + 0.9 * time))], 10);

/** What one hand passes to another. */
export const affiliateProgram: Artwork = {
  file: "pages/affiliate-program.webp",
  width: 1800,
  height: 1500,
  quality: "flat",
  drawing: `<rect width="900" height="1500" fill="${sky}"/><rect x="900" width="900" height="1500" fill="${kids1}"/>
    ${echoes(leap, { stroke: ink, width: 2.2, count: 9, until: 0.1 })}
    <g transform="translate(330 1130) rotate(-8) scale(-2.15 2.15)">${hand(skins.clay)}${sleeve(pine, adult4)}</g>
    <g transform="translate(1430 1150) rotate(8) scale(2.15)">${hand(skins.night)}${sleeve(coral, coralNight)}</g>
    ${arc(leap, { stroke: ink, width: 11, dot: coral })}`,
};
