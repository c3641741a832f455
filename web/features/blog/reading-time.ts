import { stegaClean } from "@sanity/client/stega";
import type { StoryText } from "#content/content-types.ts";

/** Words in a minute: unhurried, and learners read glosses slowly. */
const pace = 200;

/** How long a text takes to read, in whole minutes and at least one. */
export function readingTime(body: StoryText | null): number {
  const words = (body ?? []).flatMap((part) =>
    part._type === "block"
      ? (part.children ?? []).flatMap(({ text }) => stegaClean(text ?? "").match(/\S+/g) ?? [])
      : [],
  );
  return Math.max(1, Math.round(words.length / pace));
}
