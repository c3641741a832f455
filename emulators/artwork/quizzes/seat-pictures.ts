import type { Artwork } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";

const { marigold, paper, pineNight } = palette;

/** A chair from above. It faces its turn, in degrees: 0 is up. */
interface Seat {
  x: number;
  y: number;
  turn: number;
}

const columns = [260, 400, 540];

/** Places for six people, as answers to a question. */
export const seatPictures: readonly Artwork[] = [
  toSeatPicture(
    "rows",
    [240, 400].flatMap((y) => columns.map((x) => ({ x, y, turn: 0 }))),
  ),
  toSeatPicture(
    "line",
    [100, 220, 340, 460, 580, 700].map((x) => ({ x, y: 310, turn: 0 })),
  ),
  toSeatPicture("back-to-back", [
    ...columns.map((x) => ({ x, y: 235, turn: 0 })),
    ...columns.map((x) => ({ x, y: 365, turn: 180 })),
  ]),
  toSeatPicture(
    "circle",
    Array.from({ length: 6 }, (_, index) => {
      const angle = (index * Math.PI) / 3;
      return { x: 400 + 190 * Math.sin(angle), y: 300 - 190 * Math.cos(angle), turn: index * 60 + 180 };
    }),
  ),
];

function toSeatPicture(name: string, seats: readonly Seat[]): Artwork {
  return {
    file: `quizzes/seats-${name}.webp`,
    width: 800,
    height: 600,
    quality: "flat",
    drawing: `<rect width="800" height="600" fill="${pineNight}"/>${seats.map(drawSeat).join("")}`,
  };
}

/** A person is a disc, and the arc before them is where they look. */
function drawSeat({ x, y, turn }: Seat): string {
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})">
    <circle r="36" fill="${paper}"/>
    <path d="M-40 -40Q0 -76 40 -40" fill="none" stroke="${marigold}" stroke-width="10" stroke-linecap="round"/>
  </g>`;
}
