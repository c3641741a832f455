import type { Sign } from "@shop/schemas/generated/sanity.types.ts";
import { keyed } from "#seed/content/keyed.ts";
import { reference, type SeedReference } from "#seed/content/reference.ts";
import type { Seed } from "#seed/content/seed-document.ts";
import { signFilms } from "#seed/content/videos/sign-films.ts";

/** A sign as it is written down here: told for a right-handed or left-handed signer alike, “dominant” and “other” hand. */
interface SignEntry extends Required<
  Pick<
    Sign,
    | "gloss"
    | "partOfSpeech"
    | "hands"
    | "handshape"
    | "location"
    | "movement"
    | "palmOrientation"
    | "handshapeFamily"
    | "locationArea"
    | "movementKind"
    | "palmDirection"
    | "description"
  >
> {
  english: string[];
  secondHandshape?: string;
  nonManual?: string;
  note?: string;
  /** Glosses and what they say in English. */
  examples: (readonly [gloss: string, english: string])[];
  /** The glosses of other signs of the seed. */
  related: string[];
  /** The glosses of signs that beginners mix up with it, and what's different. */
  confused?: (readonly [gloss: string, difference: string])[];
}

export function toSigns(
  category: NonNullable<Sign["category"]>,
  entries: readonly SignEntry[],
): Seed<Sign>[] {
  return entries.map(({ english, examples, related, confused = [], ...fields }) => ({
    _id: toSignId(fields.gloss),
    _type: "sign",
    slug: { _type: "slug", current: fields.gloss.toLowerCase() },
    category,
    englishWords: english,
    ...fields,
    videos: signFilms(fields),
    exampleSentences: keyed(
      "sentence",
      examples.map(([gloss, sentence]) => ({ _type: "exampleSentence", gloss, english: sentence })),
    ),
    relatedSigns: signReferences(related),
    ...(confused.length > 0 && {
      confusedWith: keyed(
        "confused",
        confused.map(([gloss, difference]) => ({
          _type: "confusedSign",
          sign: reference(toSignId(gloss)),
          difference,
        })),
      ),
    }),
  }));
}

/** An array of references to signs by their glosses, in order. */
export function signReferences(glosses: readonly string[]): (SeedReference & { _key: string })[] {
  return keyed(
    "sign",
    glosses.map((gloss) => reference(toSignId(gloss))),
  );
}

export function toSignId(gloss: string): string {
  return `sign-${gloss.toLowerCase()}`;
}
