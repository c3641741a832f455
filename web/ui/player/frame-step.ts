/** For a video that hasn't shown two frames in a row yet. Most cameras record 25 or 30 a second. */
export const assumedFrameSeconds = 1 / 25;

export interface ShownFrame {
  /** The frame's own time, in seconds. */
  mediaTime: number;
  /** How many frames were shown before. A gap means that some were skipped. */
  presentedFrames: number;
}

/** How long a frame lasts in seconds, judging by two that were shown; null if they aren't neighbors. */
export function toFrameSeconds(earlier: ShownFrame, later: ShownFrame): number | null {
  const seconds = later.mediaTime - earlier.mediaTime;
  const areNeighbors = later.presentedFrames === earlier.presentedFrames + 1;
  return areNeighbors && seconds > 1 / 121 && seconds < 1 / 9 ? seconds : null;
}

/** The time of the next frame (1) or the previous one (-1). It's the frame's middle, so that rounding can't miss it. */
export function toFrameTime(time: number, step: 1 | -1, frameSeconds: number): number {
  const frame = Math.floor(time / frameSeconds + 0.01);
  return Math.max(0, frame + step + 0.5) * frameSeconds;
}
