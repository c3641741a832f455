import { arc, echoes } from "#artwork/arc.ts";
import type { Curve } from "#artwork/curve.ts";
import { hand, sleeve } from "#artwork/hand.ts";
import type { Artwork } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";

const { clay, clayShade, coral, coralNight, ink, kidsBundle, pine, sky } = palette;
const skin = { light: clay, shade: clayShade };
const movement: Curve = [
  [80, 640],
  [110, 330],
  [280, 330],
  [330, 640],
  [380, 30],
  [740, 30],
  [790, 640],
  [830, 200],
  [1080, 190],
  [1120, 500],
];

const head = `
  <path d="M602 30C664 30 706 74 704 128C702 166 684 190 700 208C760 244 788 340 776 470C774 540 764 580 744 612C736 624 724 622 712 612L492 612C480 622 468 624 460 612C440 580 430 540 428 470C416 340 444 244 504 208C520 190 502 166 500 128C498 74 540 30 602 30Z" fill="${ink}"/>
  <path d="M458 420C458 290 520 226 602 226C686 226 748 290 748 420C748 560 688 664 604 664C520 664 458 560 458 420Z" fill="${clay}"/>
  <path d="M602 226C686 226 748 290 748 420C748 560 688 664 604 664C622 640 618 618 612 600C622 590 620 574 612 562C606 552 606 546 618 542C638 538 646 526 640 510C630 486 616 460 612 424C608 390 604 300 602 226Z" fill="${clayShade}"/>
  <path d="M440 470C432 320 500 196 640 200C740 206 780 300 768 470C752 400 730 330 660 276C600 330 500 340 466 400C452 424 446 446 440 470Z" fill="${ink}"/>
  <path d="M510 398C526 382 552 378 572 388M640 388C660 378 686 382 702 398" fill="none" stroke="${ink}" stroke-width="11" stroke-linecap="round"/>
  <g fill="${ink}"><ellipse cx="545" cy="440" rx="12.5" ry="15"/><ellipse cx="670" cy="440" rx="12.5" ry="15"/></g>
  <path d="M552 580C584 594 628 594 664 578C650 622 570 626 552 580Z" fill="${coral}"/>
  <circle cx="446" cy="556" r="17" fill="${pine}"/><circle cx="760" cy="556" r="17" fill="${pine}"/>`;

/** Noor from the waist up with both hands in the air, in a field 1200 wide whose lower edge is at 1500. */
export const noorFigure = `<path d="M206 1500C210 1250 250 1070 400 1000C480 962 530 956 548 900L660 900C678 956 728 962 808 1000C958 1070 998 1250 1002 1500Z" fill="${coral}"/>
    <path d="M534 690L674 690L670 920C690 990 740 1000 604 1064C468 1000 520 990 538 920Z" fill="#97593a"/>
    <g transform="translate(0 148) rotate(4 600 640)">${head}</g>
    <g transform="translate(236 1216) rotate(-24) scale(-1.45 1.45)">${hand(skin)}${sleeve(kidsBundle, coralNight)}</g>
    <g transform="translate(946 1100) rotate(12) scale(1.45 1.45)">${hand(skin)}${sleeve(kidsBundle, coralNight)}</g>`;

/** The actress of the kids courses, with both hands in the air. */
export const portraitNoor: Artwork = {
  file: "instructors/noor-lindqvist.webp",
  width: 1200,
  height: 1500,
  drawing: `<rect width="1200" height="1500" fill="${sky}"/>
    ${echoes(movement, { stroke: ink, width: 2, count: 9, until: 0.12 })}
    ${arc(movement, { stroke: ink, width: 9, dot: coral })}
    ${noorFigure}`,
};
