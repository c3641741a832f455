/** A short silent film: a drawing for every moment of it. */
export interface Film {
  /** Below `emulators/seed/videos/` with `.mp4`, its poster below `emulators/seed/images/videos/` with `.webp`. */
  name: string;
  seconds: number;
  /** When the poster is taken, in seconds. */
  posterAt: number;
  /** What stands inside the `<svg>` so many seconds after the start. */
  draw: (second: number) => string;
}

export const filmSize = { width: 960, height: 540 } as const;

export const framesPerSecond = 25;
