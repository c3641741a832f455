import { stegaClean } from "@sanity/client/stega";
import type { SignLine } from "#content/content-types.ts";

const namedSigns = 8;

/** "BROTHER, FATHER, and MOTHER", or the first eight and the number of others. */
export function nameSigns(signs: readonly Pick<SignLine, "gloss">[]): string {
  const glosses = signs.flatMap(({ gloss }) => stegaClean(gloss) ?? []);
  const named = glosses.slice(0, namedSigns);
  const left = glosses.length - named.length;
  return list.format(left > 0 ? [...named, `${left} more`] : named);
}

const list = new Intl.ListFormat("en", { type: "conjunction" });
