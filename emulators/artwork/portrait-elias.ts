import { arc, echoes } from "#artwork/arc.ts";
import type { Curve } from "#artwork/curve.ts";
import { hand, sleeve } from "#artwork/hand.ts";
import type { Artwork } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";

const { adult4, coral, ink, pine, pineNight, sand, umber, umberShade } = palette;
const skin = { light: umber, shade: umberShade };
const movement: Curve = [
  [64, 690],
  [130, 280],
  [600, 30],
  [1120, 140],
];

const head = `
  <ellipse cx="448" cy="452" rx="28" ry="48" fill="${umber}"/><ellipse cx="756" cy="452" rx="28" ry="48" fill="${umberShade}"/>
  <path d="M450 410C450 270 515 196 600 196C690 196 754 270 754 410C754 560 690 668 602 668C514 668 450 560 450 410Z" fill="${umber}"/>
  <path d="M600 196C690 196 754 270 754 410C754 560 690 668 602 668L602 540C632 540 654 532 649 515C640 490 622 460 616 420C612 390 606 300 600 196Z" fill="${umberShade}"/>
  <path d="M444 424C436 356 432 292 470 236C504 190 552 172 602 172C654 172 704 190 736 236C772 292 768 356 760 424C748 396 746 362 738 336C732 308 720 284 700 276C640 262 564 262 504 276C484 284 472 308 466 336C458 362 456 396 444 424Z" fill="${ink}"/>
  <path d="M446 420C456 490 478 540 520 542C548 522 576 542 602 548C630 542 656 522 686 542C728 540 750 490 758 420C770 580 700 700 602 700C504 700 436 580 446 420Z" fill="${ink}"/>
  <path d="M552 588C584 600 622 600 654 586C640 620 568 622 552 588Z" fill="#a8624c"/>
  <path d="M508 388C526 370 552 367 572 378M634 378C654 367 680 370 698 388" fill="none" stroke="${ink}" stroke-width="15" stroke-linecap="round"/>
  <g fill="${ink}"><ellipse cx="543" cy="426" rx="12.5" ry="14.5"/><ellipse cx="664" cy="426" rx="12.5" ry="14.5"/></g>`;

/** The instructor of the adult courses, one hand raised and one before the chest. */
export const portraitElias: Artwork = {
  file: "instructors/elias-amadi.webp",
  width: 1200,
  height: 1500,
  drawing: `<rect width="1200" height="1500" fill="${sand}"/>
    ${echoes(movement, { stroke: ink, width: 2, count: 9, until: 0.12 })}
    ${arc(movement, { stroke: ink, width: 9, dot: coral })}
    <path d="M176 1500C180 1240 224 1040 380 972C460 940 512 930 536 884L672 884C696 930 748 940 828 972C998 1040 1052 1240 1058 1500Z" fill="${pine}"/>
    <path d="M524 690L688 690L684 880C672 972 536 972 526 880Z" fill="${umberShade}"/>
    <g transform="translate(0 106) rotate(-3 600 640)">${head}</g>
    <g transform="translate(240 1100) rotate(-11) scale(-1.55 1.55)">${hand(skin)}${sleeve(adult4, pineNight)}</g>
    <g transform="translate(778 1262) rotate(-58) scale(-1.55 1.55)">${hand(skin)}${sleeve(adult4, pineNight)}</g>`,
};
