/** Documents may contain values from older schemas, so each is checked before use. */
export function fieldOf(holder: unknown, field: string): unknown {
  return isFields(holder) ? holder[field] : undefined;
}

export function textOf(holder: unknown, field: string): string | undefined {
  const value = fieldOf(holder, field);
  return typeof value === "string" && value !== "" ? value : undefined;
}

export function numberOf(holder: unknown, field: string): number | undefined {
  const value = fieldOf(holder, field);
  return typeof value === "number" ? value : undefined;
}

export function listOf(holder: unknown, field: string): readonly unknown[] {
  const value = fieldOf(holder, field);
  return Array.isArray(value) ? value : [];
}

/** The id of an uploaded asset, such as `file-4f2a…-pdf`. */
export const assetOf = (holder: unknown) => textOf(fieldOf(holder, "asset"), "_ref");

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
