import { stegaClean } from "@sanity/client/stega";
import type { Sign } from "#content/content-types.ts";

/** What a sign's page is called in a list of pages: what it means first, since that is what people look for. */
export function toSignTitle({ gloss, englishWords }: Pick<Sign, "gloss" | "englishWords">): string | null {
  const word = stegaClean(englishWords?.[0]);
  const name = stegaClean(gloss);
  if (!word || !name) return name || null;
  return `How to sign “${word}” in ASL: ${name}`;
}
