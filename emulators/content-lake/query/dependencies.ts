import type { Bound } from "#content-lake/query/bound.ts";
import { toPublishedId } from "#content-lake/query/document-id.ts";

/** The documents that a query reads from the dataset: those of some types and IDs, or any. */
export interface Dependencies {
  types: Set<string>;
  /** Published IDs. */
  ids: Set<string>;
  isUnbounded: boolean;
}

export function createDependencies(): Dependencies {
  return { types: new Set(), ids: new Set(), isUnbounded: false };
}

/** Records that a query reads the documents within a bound, or any. */
export function addBound(dependencies: Dependencies, bound: Bound | null): void {
  if (!bound) dependencies.isUnbounded = true;
  for (const type of bound?.types ?? []) dependencies.types.add(type);
  for (const id of bound?.ids ?? []) dependencies.ids.add(toPublishedId(id));
}
