import { arc, echoes } from "#artwork/arc.ts";
import type { Curve } from "#artwork/curve.ts";
import { hand, sleeve } from "#artwork/hand.ts";
import type { Artwork } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";

const { adult1, adult4, coral, ink, paper, pine, sand, sky, umber, umberShade } = palette;
const arm = `${hand({ light: umber, shade: umberShade })}${sleeve(pine, adult4)}`;

/** The three pictures of how a course works. */
export const steps: readonly Artwork[] = [
  toStep(
    "watch",
    sky,
    `
    <rect x="150" y="150" width="900" height="600" rx="14" fill="${paper}"/>
    <clipPath id="screen"><rect x="150" y="150" width="900" height="600" rx="14"/></clipPath>
    <g clip-path="url(#screen)"><g transform="translate(760 640) rotate(10) scale(1.7)">${arm}</g></g>
    ${arc(
      [
        [290, 560],
        [330, 300],
        [480, 220],
        [640, 260],
      ],
      { stroke: ink, width: 8, dot: coral },
    )}
    <path d="M150 824H1050" stroke="${ink}" stroke-width="4" stroke-linecap="round" opacity="0.35"/>
    <path d="M150 824H520" stroke="${ink}" stroke-width="8" stroke-linecap="round"/><circle cx="520" cy="824" r="17" fill="${coral}"/>`,
  ),
  toStep(
    "sign",
    adult1,
    `
    ${swing([
      [150, 640],
      [210, 150],
      [800, 90],
      [1060, 420],
    ])}
    <g transform="translate(420 700) rotate(-14) scale(-1.9 1.9)">${arm}</g>
    <g transform="translate(800 720) rotate(12) scale(1.9)">${arm}</g>`,
  ),
  toStep(
    "review",
    sand,
    `
    <g transform="rotate(-4 600 450)"><rect x="330" y="110" width="540" height="700" rx="10" fill="${paper}"/>
    <rect x="330" y="110" width="96" height="700" rx="10" fill="${pine}"/>
    ${[0, 1, 2, 3, 4, 5].map((line) => `<path d="M480 ${440 + line * 56}H${line % 3 === 2 ? 680 : 810}" stroke="${ink}" stroke-width="4" stroke-linecap="round" opacity="0.35"/>`).join("")}
    ${arc(
      [
        [490, 350],
        [510, 200],
        [700, 160],
        [800, 250],
      ],
      { stroke: ink, width: 8, dot: coral },
    )}</g>`,
  ),
];

function toStep(name: string, ground: string, drawing: string): Artwork {
  return {
    file: `steps/${name}.webp`,
    width: 1200,
    height: 900,
    drawing: `<rect width="1200" height="900" fill="${ground}"/>${drawing}`,
  };
}

function swing(movement: Curve): string {
  return `${echoes(movement, { stroke: ink, width: 2, count: 8 })}${arc(movement, { stroke: ink, width: 8, dot: coral })}`;
}
