/** A caption with its time in seconds. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

/** A track's captions in order; empty until the browser has loaded them. */
export function toCues(list: TextTrackCueList | null): Cue[] {
  return Array.from(list ?? [], (cue) => ({ start: cue.startTime, end: cue.endTime, text: toText(cue) }))
    .filter(({ text }) => text !== "")
    .toSorted((one, other) => one.start - other.start);
}

/** What the captions say at a time; empty between them. Two people may sign at once. */
export const findText = (cues: readonly Cue[], time: number): string =>
  cues
    .filter(({ start, end }) => start <= time && time < end)
    .map(({ text }) => text)
    .join("\n");

/** The index of the last caption that has begun, which the transcript marks; -1 before the first one. */
export const findCurrentIndex = (cues: readonly Cue[], time: number): number =>
  cues.findLastIndex(({ start }) => start <= time);

/** Without the marks of WebVTT, such as `<v Ana>`. */
function toText(cue: TextTrackCue): string {
  return cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? "").trim() : "";
}
