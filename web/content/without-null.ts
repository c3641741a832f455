/** The handles of documents. A reference may be broken, or its document may have no product. */
export const withoutNull = (handles: readonly (string | null)[] | null): string[] =>
  handles?.filter((handle) => handle !== null) ?? [];
