import { stegaClean } from "@sanity/client/stega";

const maxCharacters = 160;

/** A text on one line, cut after a word if it's long. */
export function toShortLine(text: string | null): string {
  const line = stegaClean(text ?? "")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (line.length <= maxCharacters) return line;
  const end = line.lastIndexOf(" ", maxCharacters);
  return `${line.slice(0, end > 0 ? end : maxCharacters)}…`;
}
