import { arc, echoes } from "#artwork/arc.ts";
import { placed } from "#artwork/curve.ts";
import { hand, sleeve } from "#artwork/hand.ts";
import { levelArcs } from "#artwork/level-arcs.ts";
import type { Artwork } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";

const movement = placed(levelArcs["1B"], { x: 60, y: 30, width: 780, height: 400 });

/** What a shared link shows where a page has no picture of its own; networks want PNG or JPEG. */
export const share: Artwork = {
  file: "share.png",
  width: 1200,
  height: 630,
  drawing: `<rect width="1200" height="630" fill="${palette.paper}"/>
    ${echoes(movement, { stroke: palette.ink, width: 1.8, count: 8 })}
    ${arc(movement, { stroke: palette.ink, width: 7, dot: palette.coral })}
    <g transform="translate(978 548) rotate(9) scale(1.72)">${hand({ light: palette.umber, shade: palette.umberShade })}${sleeve(palette.pine, palette.adult4)}</g>
    <text class="display" x="64" y="500" font-size="118" fill="${palette.ink}">Handshape</text>
    <text class="text" x="70" y="566" font-size="34" fill="${palette.ink}">American Sign Language, taught by Deaf people</text>`,
};
