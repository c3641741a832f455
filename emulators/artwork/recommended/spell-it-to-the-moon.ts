import { round } from "#artwork/curve.ts";
import { recommendedCover } from "#artwork/recommended/recommended-cover.ts";

const night = "#1b2152";
const moon = "#fbe9a9";
const crater = "#ecd07d";
const steps = ["#ff7a59", "#ffd166", "#6fd3c1", "#f49ac1", "#8fb8ff"] as const;

/** A word climbs to the moon, a letter at a time. */
export const spellItToTheMoon = recommendedCover(
  "spell-it-to-the-moon",
  `<rect width="1200" height="1600" fill="${night}"/>
  ${stars()}
  <circle cx="930" cy="330" r="290" fill="${moon}"/>
  <g fill="${crater}"><circle cx="840" cy="260" r="54"/><circle cx="1010" cy="430" r="76"/><circle cx="1040" cy="210" r="30"/></g>
  ${"SPELLIT".split("").map(step).join("")}
  <g class="display" fill="${moon}" style="font-weight:800" font-size="214"><text x="520" y="1216">to the</text><text x="520" y="1400">moon</text></g>
  <g class="strong" fill="${moon}" font-size="40"><text x="530" y="1484">Thirty fingerspelling games</text><text x="530" y="1540">Kit Obuya-Marsh</text></g>`,
);

function step(letter: string, index: number): string {
  const share = index / 6;
  const angle = Math.PI * (0.98 - 0.46 * share);
  const x = round(1010 + Math.cos(angle) * 800);
  const y = round(1330 - Math.sin(angle) * 830);
  const radius = round(118 - 58 * share);
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${steps[index % steps.length]}"/><text class="display" x="${x}" y="${round(y + radius * 0.44)}" font-size="${round(radius * 1.25)}" text-anchor="middle" fill="${night}" style="font-weight:800;letter-spacing:0">${letter}</text>`;
}

function stars(): string {
  return Array.from({ length: 46 }, (_, index) => {
    const x = 60 + ((index * 389) % 1100);
    const y = 40 + ((index * 617) % 1520);
    return `<circle cx="${x}" cy="${y}" r="${2 + (index % 3) * 1.6}" fill="${moon}"/>`;
  }).join("");
}
