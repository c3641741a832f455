import { arc, echoes } from "#artwork/arc.ts";
import type { Curve } from "#artwork/curve.ts";
import { hand, sleeve } from "#artwork/hand.ts";
import type { Artwork } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";
import { skins } from "#artwork/skins.ts";

const { adult1, adult4, coral, coralNight, ink, marigold, paper, pineNight } = palette;
const skin = skins.rose;
const silver = "#d8d6cf";
const silverShade = "#b5b3ac";
const movement: Curve = [
  [70, 470],
  [240, 60],
  [560, 20],
  [700, 110],
  [820, 200],
  [960, 330],
  [1130, 210],
];

const glasses = `<g fill="none" stroke="${ink}" stroke-width="12"><circle cx="540" cy="446" r="58"/><circle cx="680" cy="446" r="58"/><path d="M598 440C604 432 616 432 622 440M482 440L452 430M738 440L760 430"/></g>`;

const head = `
  <ellipse cx="452" cy="470" rx="26" ry="46" fill="${skin.light}"/><ellipse cx="760" cy="470" rx="26" ry="46" fill="${skin.shade}"/>
  <path d="M456 420C456 290 520 226 604 226C690 226 752 290 752 420C752 566 690 672 606 672C520 672 456 566 456 420Z" fill="${skin.light}"/>
  <path d="M604 226C690 226 752 290 752 420C752 566 690 672 606 672L604 560C632 556 652 546 646 526C636 498 622 470 616 430C610 392 606 300 604 226Z" fill="${skin.shade}"/>
  <path d="M440 450C420 380 416 290 474 230C520 180 580 168 640 178C720 186 776 244 784 320C788 370 780 410 768 450C756 420 752 388 742 362C716 330 690 306 676 268C640 300 560 322 500 330C478 356 456 400 440 450Z" fill="${silver}"/>
  <path d="M640 178C720 186 776 244 784 320C788 370 780 410 768 450C756 420 752 388 742 362C716 330 690 306 676 268C672 236 660 204 640 178Z" fill="${silverShade}"/>
  <path d="M508 384C524 370 552 368 572 378M646 378C664 368 694 370 710 384" fill="none" stroke="${silverShade}" stroke-width="13" stroke-linecap="round"/>
  <g fill="${ink}"><ellipse cx="544" cy="448" rx="11" ry="13"/><ellipse cx="676" cy="448" rx="11" ry="13"/></g>${glasses}
  <path d="M556 592C586 606 630 606 660 590C648 628 572 630 556 592Z" fill="${coral}"/>`;

const pencil = `<g transform="translate(246 1010) rotate(24)"><rect x="-16" y="-250" width="32" height="300" fill="${coral}"/><path d="M-16 -250L0 -304L16 -250Z" fill="${paper}"/><path d="M-6 -284L0 -304L6 -284Z" fill="${ink}"/><rect x="-16" y="20" width="32" height="30" fill="${coralNight}"/></g>`;

/** The editor of the workbooks, with her red pencil. */
export const portraitJune: Artwork = {
  file: "people/june-castellan.webp",
  width: 1200,
  height: 1500,
  drawing: `<rect width="1200" height="1500" fill="${adult1}"/>
    ${echoes(movement, { stroke: ink, width: 2, count: 9, until: 0.2 })}
    ${arc(movement, { stroke: ink, width: 9, dot: coral })}
    <path d="M190 1500C194 1250 236 1060 392 990C470 952 520 944 542 896L668 896C690 944 740 952 816 990C972 1060 1012 1250 1016 1500Z" fill="${marigold}"/>
    <path d="M530 700L682 700L678 900C672 984 540 984 532 900Z" fill="${skin.shade}"/>
    <path d="M532 890C520 930 480 950 452 966C520 1050 690 1052 758 966C730 950 690 930 678 890C672 984 540 984 532 890Z" fill="${paper}"/>
    <g transform="translate(0 110) rotate(2 600 640)">${head}</g>
    ${pencil}
    <g transform="translate(232 1236) rotate(-8) scale(-1.45 1.45)">${hand(skin)}${sleeve(adult4, pineNight)}</g>
    <g transform="translate(940 1180) rotate(14) scale(1.45 1.45)">${hand(skin)}${sleeve(adult4, pineNight)}</g>`,
};
