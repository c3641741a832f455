// Small drawings of the sections, for the menu that adds one. The colors are the site's.
const paper = "#fbf7f0";
const sand = "#efe4d2";
const ink = "#15211f";
const pine = "#0e5f59";
const night = "#0b3532";
const mint = "#9ccabd";
const sky = "#d5e8ec";
const marigold = "#f4a91f";

const box = (x: number, y: number, width: number, height: number, color: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2" fill="${color}"/>`;
const dot = (x: number, y: number, radius: number, color: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`;
const title = (x: number, y: number, width: number, color = ink) => box(x, y, width, 8, color);
const button = (x: number, y: number) => box(x, y, 34, 10, marigold);

/** Lines of text. */
const text = (x: number, y: number, width: number, lines: number, color = mint) =>
  Array.from({ length: lines }, (_, line) =>
    box(x, y + line * 7, line === lines - 1 ? width * 0.7 : width, 3, color),
  ).join("");

/** The same thing several times, side by side. */
const row = (count: number, draw: (x: number, index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(12 + (index * 126) / count, index)).join("");
/** The same thing several times, one below the other. */
const column = (count: number, draw: (y: number, index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(32 + index * 20, index)).join("");

const ground = (color: string) => `<rect width="150" height="100" fill="${color}"/>`;
const heading = title(12, 14, 58);
const play = (x: number, y: number) => `<path d="M${x} ${y}l14 8-14 8z" fill="${paper}"/>`;
const field = (y: number) =>
  `<rect x="12.5" y="${y}.5" width="76" height="12" rx="2" fill="none" stroke="${ink}"/>`;
const cover = (x: number, color: string) => box(x, 32, 24, 34, color) + text(x, 72, 24, 2);

const drawings: Readonly<Record<string, string>> = {
  hero:
    ground(night) +
    title(12, 24, 70, paper) +
    title(12, 36, 48, paper) +
    text(12, 52, 60, 2) +
    button(12, 72) +
    dot(114, 50, 26, mint),
  prose: ground(paper) + heading + text(12, 32, 100, 8),
  pictureAndText: ground(paper) + box(12, 18, 56, 64, sky) + title(78, 24, 50) + text(78, 42, 60, 5),
  film: ground(night) + box(24, 16, 102, 68, pine) + play(69, 42),
  courseShelf:
    ground(sand) +
    heading +
    row(3, (x) => box(x, 32, 36, 54, paper) + box(x, 32, 36, 24, mint) + text(x + 4, 62, 28, 3)),
  courseComparison:
    ground(paper) +
    heading +
    row(4, (x, index) => box(x, 32, 28, 54, index === 0 ? sand : sky) + text(x + 4, 40, 20, 6, pine)),
  giftShelf:
    ground(sky) +
    heading +
    row(3, (x) => box(x, 32, 36, 54, paper) + box(x + 15, 32, 6, 54, marigold) + box(x, 50, 36, 6, marigold)),
  giftCards:
    ground(sand) +
    heading +
    row(2, (x) => box(x, 36, 54, 36, pine) + title(x + 6, 44, 24, paper) + box(x + 6, 62, 16, 4, marigold)),
  bookShelf:
    ground(paper) + heading + row(4, (x, index) => cover(x, [pine, mint, marigold, sky][index] ?? pine)),
  lessonShelf:
    ground(paper) +
    heading +
    column(
      3,
      (y, index) =>
        dot(20, y + 7, 7, [pine, mint, sky][index] ?? pine) +
        title(36, y + 1, 54) +
        box(36, y + 12, 84, 3, mint),
    ),
  instructors:
    ground(sand) + heading + row(3, (x) => dot(x + 17, 50, 16, mint) + text(x + 3, 74, 28, 2, pine)),
  stats: ground(mint) + row(3, (x) => box(x, 34, 28, 20, ink) + text(x, 62, 32, 2, pine)),
  steps:
    ground(night) +
    title(12, 14, 58, paper) +
    column(3, (y) => dot(20, y + 7, 7, marigold) + text(36, y + 2, 84, 2)),
  testimonials:
    ground(sky) +
    heading +
    row(2, (x) => box(x, 32, 56, 54, paper) + text(x + 6, 40, 42, 4) + title(x + 6, 74, 22)),
  questions:
    ground(paper) +
    heading +
    column(3, (y) => title(12, y, 92) + box(12, y + 13, 126, 1, ink) + title(128, y, 8, marigold)),
  emailSignup:
    ground(night) +
    title(12, 18, 70, paper) +
    text(12, 34, 90, 2) +
    box(12, 56, 76, 12, paper) +
    button(94, 57),
  requestForm: ground(paper) + heading + field(28) + field(46) + button(12, 70) + box(102, 20, 36, 62, sky),
  giftCodeForm:
    ground(sand) +
    heading +
    text(12, 30, 76, 2) +
    field(48) +
    button(12, 70) +
    box(102, 24, 36, 36, pine) +
    box(117, 24, 6, 36, marigold),
  callToAction: ground(marigold) + title(30, 30, 90) + text(40, 46, 70, 2, ink) + box(58, 66, 34, 12, ink),
};

/** The drawing of a section's type, as a data URL. */
export function toSectionPicture(type: string): string | undefined {
  const drawing = drawings[type];
  if (!drawing) return undefined;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="100">${drawing}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
