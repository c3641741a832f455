import { recommendedCover } from "#artwork/recommended/recommended-cover.ts";

const wall = "#25272c";
const glass = "#3a3d45";
const lit = "#ffd23f";
const white = "#f5f4f0";
const columns = 5;
const pane = { width: 150, height: 216, across: 226, down: 292 };
const litWindow = 8;

/** A house front at night: someone presses the bell, and one window is told. */
export const theDoorbellIsALamp = recommendedCover(
  "the-doorbell-is-a-lamp",
  `<rect width="1200" height="1600" fill="${wall}"/>
  <g class="strong" fill="${white}" font-size="112" style="letter-spacing:-0.035em;font-weight:600">
    <text x="72" y="164">The Doorbell</text><text x="72" y="282">Is a Lamp</text></g>
  <g class="text" fill="${white}" font-size="34"><text x="750" y="112">How Deaf people build,</text><text x="750" y="158">light and furnish a home</text>
    <text x="750" y="278">Henrike Solano-Ferch</text></g>
  ${Array.from({ length: columns * 3 }, (_, index) => toWindow(index)).join("")}
  <path d="M72 1600V1258H222V1600" fill="${glass}"/><circle cx="268" cy="1440" r="15" fill="${lit}"/>
  <path d="M268 1440V1226H712V782H750" fill="none" stroke="${lit}" stroke-width="6"/>
  ${[2, 3, 4].map((index) => `<rect x="${72 + index * pane.across}" y="1258" width="${pane.width}" height="342" fill="${glass}"/>`).join("")}`,
);

function toWindow(index: number): string {
  const x = 72 + (index % columns) * pane.across;
  const y = 382 + Math.floor(index / columns) * pane.down;
  return `<rect x="${x}" y="${y}" width="${pane.width}" height="${pane.height}" fill="${index === litWindow ? lit : glass}"/>
    <path d="M${x + pane.width / 2} ${y}v${pane.height}M${x} ${y + 80}h${pane.width}" stroke="${wall}" stroke-width="8"/>`;
}
