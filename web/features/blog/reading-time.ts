import { stegaClean } from "@sanity/client/stega";
import type { StoryText } from "#content/content-types.ts";

/** Words per minute. Slower than average, because learners read glosses slowly. */
const pace = 200;

/** Reading time in whole minutes, at least one. */
export function readingTime(body: StoryText | null): number {
  const words = (body ?? []).flatMap((part) =>
    part._type === "block"
      ? (part.children ?? []).flatMap(({ text }) => stegaClean(text ?? "").match(/\S+/g) ?? [])
      : [],
  );
  return Math.max(1, Math.round(words.length / pace));
}
