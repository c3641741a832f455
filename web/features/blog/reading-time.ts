import { stegaClean } from "@sanity/client/stega";
import type { StoryText } from "#content/content-types.ts";

/** Words per minute. Slower than average, because learners read glosses slowly. */
const pace = 200;

/** Reading time in whole minutes, at least one. */
export function readingTime(body: StoryText | null): number {
  const words = (body ?? []).flatMap(readTexts).flatMap((text) => stegaClean(text ?? "").match(/\S+/g) ?? []);
  return Math.max(1, Math.round(words.length / pace));
}

function readTexts(part: StoryText[number]): (string | null | undefined)[] {
  if (part._type === "block") return (part.children ?? []).map(({ text }) => text);
  return part._type === "table" ? (part.rows ?? []).flatMap(({ cells }) => cells ?? []) : [];
}
