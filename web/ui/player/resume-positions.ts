import { browserStorage } from "#lib/browser-storage.ts";
import { readStoredText, writeStoredText } from "#lib/stored-text.ts";

/** Where a visitor left a video. */
export interface ResumePosition {
  /** Which video: its URL or its id at a service. */
  id: string;
  /** In seconds. */
  time: number;
}

/** A shorter video is quickly played again. In seconds. */
export const minResumableDuration = 30;
/** The first and last seconds aren't worth coming back to. */
const minPlayedSeconds = 5;
export const maxPositions = 50;

/** Positions as stored, the latest first. Malformed ones are left out. */
export function parsePositions(json: string | null): ResumePosition[] {
  try {
    const stored: unknown = JSON.parse(json ?? "[]");
    return Array.isArray(stored) ? stored.filter(isPosition).slice(0, maxPositions) : [];
  } catch {
    return [];
  }
}

/** The list with a video's position, or without it if the video is short, has barely begun, or is at its end. */
export function withPosition(
  positions: readonly ResumePosition[],
  { id, time, duration }: ResumePosition & { duration: number },
): ResumePosition[] {
  const others = positions.filter((position) => position.id !== id);
  const isWorthIt =
    duration > minResumableDuration && time >= minPlayedSeconds && time <= duration - minPlayedSeconds;
  return isWorthIt ? [{ id, time: Math.round(time * 10) / 10 }, ...others].slice(0, maxPositions) : others;
}

/** Where a video was left, in seconds; null if it wasn't, or if localStorage is unavailable. */
export function readPosition(id: string): number | null {
  return readPositions().find((position) => position.id === id)?.time ?? null;
}

export function savePosition(position: ResumePosition & { duration: number }): void {
  const before = readPositions();
  const after = withPosition(before, position);
  if (before.length === 0 && after.length === 0) return;
  // If storage is full or blocked, the video starts at its beginning the next time.
  writeStoredText(browserStorage.videoPositions, JSON.stringify(after));
}

const readPositions = (): ResumePosition[] => parsePositions(readStoredText(browserStorage.videoPositions));

const isPosition = (value: unknown): value is ResumePosition =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "string" &&
  "time" in value &&
  typeof value.time === "number" &&
  value.time > 0;
