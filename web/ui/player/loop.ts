/** A passage that repeats, in seconds. It repeats once both ends are set. */
export interface Loop {
  start: number | null;
  end: number | null;
}

export const noLoop: Loop = { start: null, end: null };

/** A shorter passage would be a still picture. */
const minLoopSeconds = 0.2;

/** A new start discards an end that comes before it. */
export function withStart({ end }: Loop, time: number): Loop {
  return { start: time, end: end !== null && end >= time + minLoopSeconds ? end : null };
}

/**
 * Without a start, the passage begins with the video. An end that comes before the start becomes the start. One that's too close to it
 * isn't set.
 */
export function withEnd({ start }: Loop, time: number): Loop {
  const from = start ?? 0;
  if (Math.abs(time - from) < minLoopSeconds) return start === null ? noLoop : { start, end: null };
  return { start: Math.min(from, time), end: Math.max(from, time) };
}

/** Where a playing video has to go back to; null while it's inside the passage, before it, or if nothing repeats. */
export function toLoopStart({ start, end }: Loop, time: number): number | null {
  return start !== null && end !== null && time >= end ? start : null;
}
