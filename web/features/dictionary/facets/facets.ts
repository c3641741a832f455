import { stegaClean } from "@sanity/client/stega";
import { handshapeFamilies, locationAreas, movementKinds } from "@shop/schemas/vocabulary/sign-parameters.ts";
import { partsOfSpeech, signCategories } from "@shop/schemas/vocabulary/sign-words.ts";
import type { DictionarySign } from "#content/content-types.ts";

type FacetField = "category" | "partOfSpeech" | "handshapeFamily" | "locationArea" | "movementKind";

interface Facet {
  title: string;
  /** What a page's title begins with, before the term. */
  pageTitle: string;
  field: FacetField;
  terms: readonly { title: string; value: string; letters?: string }[];
}

/** What the dictionary can be browsed by, besides letters. The names are segments of the pages' paths. */
export const facets = {
  handshapes: {
    title: "Handshape",
    pageTitle: "ASL signs by handshape",
    field: "handshapeFamily",
    terms: handshapeFamilies,
  },
  locations: {
    title: "Location",
    pageTitle: "ASL signs by location",
    field: "locationArea",
    terms: locationAreas,
  },
  movements: {
    title: "Movement",
    pageTitle: "ASL signs by movement",
    field: "movementKind",
    terms: movementKinds,
  },
  categories: { title: "Category", pageTitle: "ASL signs", field: "category", terms: signCategories },
  "parts-of-speech": {
    title: "Part of speech",
    pageTitle: "ASL signs by part of speech",
    field: "partOfSpeech",
    terms: partsOfSpeech,
  },
} as const satisfies Record<string, Facet>;

export type FacetName = keyof typeof facets;

// Object.keys() forgets what the keys are.
export const facetNames = Object.keys(facets) as FacetName[];

/** Signs with the same value in a facet, such as all with a flat hand. */
export interface Term {
  title: string;
  /** A handshape's usual names, such as `A, S`. */
  letters: string | null;
  /** The last segment of its path. */
  slug: string;
  /** In the given order. */
  signs: readonly DictionarySign[];
}

/** A facet's terms that have signs, in the vocabulary's order. */
export function listTerms(name: FacetName, signs: readonly DictionarySign[]): Term[] {
  const { field, terms }: Facet = facets[name];
  const byValue = Map.groupBy(signs, (sign): string | null => stegaClean(sign[field]));
  return terms.flatMap(({ title, value, letters = null }) => {
    const members = byValue.get(value);
    return members ? [{ title, letters, slug: toTermSlug(value), signs: members }] : [];
  });
}

/** The page of a facet's value. */
export const termPath = (name: FacetName, value: string) =>
  `/asl/dictionary/${name}/${toTermSlug(stegaClean(value))}`;

/** A value's name; null when it's unknown. */
export function toTermTitle(name: FacetName, value: string | null | undefined): string | null {
  const { terms }: Facet = facets[name];
  return terms.find((term) => term.value === stegaClean(value))?.title ?? null;
}

const toTermSlug = (value: string) => value.replaceAll(" ", "-");
