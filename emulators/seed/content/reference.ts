import { keyed } from "#seed/content/keyed.ts";

export interface SeedReference {
  _type: "reference";
  _ref: string;
}

export function reference(id: string): SeedReference {
  return { _type: "reference", _ref: id };
}

/** An array of references to courses, in order. */
export function courseReferences(ids: readonly string[]): (SeedReference & { _key: string })[] {
  return keyed("course", ids.map(reference));
}
