import { arc } from "#artwork/arc.ts";
import { hand, sleeve } from "#artwork/hand.ts";
import type { Artwork } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";
import { skins } from "#artwork/skins.ts";

const { adult1, adult2, adult4, coral, coralNight, ink, marigold, paper, pine, sky } = palette;

const books = `<rect x="330" y="1190" width="1150" height="120" rx="8" fill="${coral}"/><rect x="330" y="1210" width="70" height="80" fill="${coralNight}"/>
  <rect x="390" y="1080" width="1010" height="110" rx="8" fill="${marigold}"/><path d="M1330 1080V1190" stroke="${paper}" stroke-width="8"/>`;

/** A phone that leans on two books. */
export const mobileApp: Artwork = {
  file: "pages/mobile-app.webp",
  width: 1800,
  height: 1500,
  quality: "flat",
  drawing: `<rect width="1800" height="1500" fill="${adult2}"/><rect x="180" y="1310" width="1440" height="28" rx="14" fill="${adult1}"/>${books}
    <g transform="rotate(-7 900 620)"><rect x="600" y="130" width="560" height="960" rx="64" fill="${ink}"/><rect x="628" y="158" width="504" height="904" rx="40" fill="${sky}"/>
    <clipPath id="screen"><rect x="628" y="158" width="504" height="904" rx="40"/></clipPath>
    <g clip-path="url(#screen)"><g transform="translate(925 860) rotate(8) scale(1.72)">${hand(skins.umber)}${sleeve(pine, adult4)}</g>
    <path d="M690 1000H1070" stroke="${ink}" stroke-width="5" stroke-linecap="round" opacity="0.35"/><path d="M690 1000H860" stroke="${ink}" stroke-width="10" stroke-linecap="round"/><circle cx="860" cy="1000" r="17" fill="${coral}"/></g>
    ${arc(
      [
        [690, 560],
        [720, 300],
        [880, 240],
        [1070, 310],
      ],
      { stroke: ink, width: 9, dot: coral },
    )}</g>`,
};
