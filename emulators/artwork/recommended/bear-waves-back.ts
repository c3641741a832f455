import { limb } from "#artwork/limb.ts";
import { recommendedCover } from "#artwork/recommended/recommended-cover.ts";

const sky = "#f6b73c";
const sun = "#f9cd6d";
const fur = "#6a3a22";
const furShade = "#4e2917";
const snout = "#d79f6c";
const ink = "#22120a";
const forest = "#1f5a43";
const forestNear = "#123d2e";
const white = "#fff6e3";

const arm = limb(
  [
    [900, 1250],
    [1010, 1140],
    [1050, 940],
    [1000, 690],
  ],
  (share) => 108 - 15 * share,
);

const paw = `<g fill="${snout}"><ellipse cx="1002" cy="706" rx="42" ry="35"/><circle cx="940" cy="656" r="18"/><circle cx="981" cy="627" r="18"/><circle cx="1029" cy="629" r="18"/><circle cx="1066" cy="660" r="18"/></g>`;

const face = `<ellipse cx="580" cy="870" rx="290" ry="258" fill="${fur}"/>
  <ellipse cx="580" cy="966" rx="140" ry="108" fill="${snout}"/>
  <path d="M520 908C540 888 620 888 640 908C640 941 600 958 580 958C560 958 520 941 520 908Z" fill="${ink}"/>
  <path d="M580 958V988M580 988C560 1021 520 1021 508 998M580 988C600 1021 640 1021 652 998" fill="none" stroke="${ink}" stroke-width="12" stroke-linecap="round"/>
  ${eye(466)}${eye(694)}`;

/** A bear who has seen you, behind the trees and taller than they are. */
export const bearWavesBack = recommendedCover(
  "bear-waves-back",
  `<rect width="1200" height="1600" fill="${sky}"/><circle cx="600" cy="960" r="600" fill="${sun}"/>
  ${[40, 210, 960, 1130].map((x) => tree(x, 660, 1500, forest)).join("")}
  <path d="${arm}" fill="${fur}"/>${paw}
  <path d="M170 1600C170 1170 330 1000 580 1000C850 1000 1010 1170 1010 1600Z" fill="${fur}"/>
  ${ear(385)}${ear(775)}${face}
  ${[-60, 130, 1060, 1250].map((x) => tree(x, 1020, 1600, forestNear)).join("")}
  <path d="M0 1270C300 1190 800 1200 1200 1290V1600H0Z" fill="${forestNear}"/>
  <g class="poster">
    <text x="70" y="372" rotate="-5 4 -3 6" dy="0 -14 22 -16" font-size="430" fill="${ink}">bear</text>
    <text x="72" y="1452" rotate="4 -5 3 -4 5 0 -5 4 -3 5" dy="0 10 -14 8 -6 0 8 -12 10 -8" font-size="236" fill="${white}">waves back</text></g>
  <text class="strong" x="80" y="1546" font-size="44" fill="${white}">Pilar Nyhaug</text>`,
);

function eye(x: number): string {
  return `<circle cx="${x}" cy="828" r="26" fill="${ink}"/><circle cx="${x + 8}" cy="819" r="9" fill="${white}"/>`;
}

function ear(x: number): string {
  return `<circle cx="${x}" cy="682" r="96" fill="${fur}"/><circle cx="${x}" cy="682" r="50" fill="${furShade}"/>`;
}

function tree(x: number, top: number, bottom: number, color: string): string {
  const half = (bottom - top) * 0.2;
  return `<path d="M${x} ${top}L${x + half} ${bottom}H${x - half}Z" fill="${color}" stroke="${color}" stroke-width="24" stroke-linejoin="round"/>`;
}
