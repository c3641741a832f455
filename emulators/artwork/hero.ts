import { arc } from "#artwork/arc.ts";
import { round, type Curve, type Point } from "#artwork/curve.ts";
import { armOutline, fingertips, hand, sleeve } from "#artwork/hand.ts";
import type { Artwork } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";

const { adult4, coral, ink, pine, sky, umber, umberShade } = palette;

/** The arm turns about its elbow, in degrees from upright: where it was, where it is, and where it goes. */
const elbow: Point = [850, 1500];
const [past, present, future] = [-34, 16, 50];
const forearm = 540;
const scale = 2.9;

/** The home page's picture: an arm that swings through the air, and the lines it leaves behind. */
export const hero: Artwork = {
  file: "hero.webp",
  width: 1800,
  height: 1500,
  drawing: `<rect width="1800" height="1500" fill="${sky}"/>
    <clipPath id="left"><path d="M0 0H1200V1300H1000V1500H0Z"/></clipPath>
    <g clip-path="url(#left)">${[0, 0.22, 0.44, 0.66].map(ghost).join("")}</g>
    ${fingertips.map((tip) => trail(tip, present, { stroke: ink, width: 2.2 })).join("")}
    ${fingertips
      .slice(1, 2)
      .map((tip) => trail(tip, future, { stroke: ink, width: 10, dot: coral }))
      .join("")}
    ${turned(present, hand({ light: umber, shade: umberShade }) + sleeve(pine, adult4))}`,
};

/** The arm as it was at a share of the way, fainter the longer ago. */
function ghost(share: number): string {
  const stroke = `color-mix(in srgb, ${pine} ${Math.round(28 + share * 60)}%, ${sky})`;
  return turned(past + (present - past) * share, armOutline(stroke, 0.75, sky));
}

/** Something drawn from the wrist, at the end of the forearm. */
function turned(degrees: number, drawing: string): string {
  return `<g transform="translate(${elbow[0]} ${elbow[1]}) rotate(${round(degrees)}) translate(0 ${-forearm}) scale(${scale})">${drawing}</g>`;
}

/** The way of a fingertip since the past. */
function trail([x, y]: Point, until: number, style: Parameters<typeof arc>[1]): string {
  const [across, up] = [x * scale, forearm - y * scale];
  const ownAngle = Math.atan2(across, up);
  const angle = (degrees: number) => (degrees * Math.PI) / 180 + ownAngle;
  return arc(circular(Math.hypot(across, up), angle(past), angle(until)), style);
}

/** A piece of a circle about the elbow, between two angles from upright. */
function circular(radius: number, from: number, to: number): Curve {
  const handle = (4 / 3) * Math.tan((to - from) / 4) * radius;
  const at = (angle: number, onward = 0): Point => [
    elbow[0] + Math.sin(angle) * radius + Math.cos(angle) * onward,
    elbow[1] - Math.cos(angle) * radius + Math.sin(angle) * onward,
  ];
  return [at(from), at(from, handle), at(to, -handle), at(to)];
}
