import { stegaClean } from "@sanity/client/stega";
import type { Sign } from "#content/content-types.ts";

/** A sign's title in search results. The meaning comes first, because that's what people search for. */
export function toSignTitle({ gloss, englishWords }: Pick<Sign, "gloss" | "englishWords">): string | null {
  const word = stegaClean(englishWords?.[0]);
  const name = stegaClean(gloss);
  if (!word || !name) return name || null;
  return `How to sign “${word}” in ASL: ${name}`;
}
