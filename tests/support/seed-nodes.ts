import { contentSeed } from "@shop/emulators/seed/content-seed.ts";

/** What the seed's tests look at: every object of every document, wherever it stands. */
export type SeedNode = Record<string, unknown>;

/** Every object inside a document, the document first. */
export function nodesOf(value: unknown): SeedNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesOf)] : [];
}

export const seedNodes = contentSeed.documents.flatMap(nodesOf);

/** What the seed says in a field, wherever it stands. */
export function stringsAt(field: string): string[] {
  return seedNodes.map((node) => node[field]).filter((value) => typeof value === "string");
}

export function isNode(value: unknown): value is SeedNode {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
