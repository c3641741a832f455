import "server-only";
import { documentPath } from "@shop/schemas/paths.ts";
import type { Sign } from "#content/content-types.ts";
import { toAbsoluteUrl } from "./absolute-url.server.ts";
import { type JsonLdNode, toJsonLdNode } from "./json-ld-node.ts";

/** What is told of a sign, out of all that its page shows. */
export type DefinedTermInput = Pick<Sign, "_type" | "slug" | "gloss" | "englishWords" | "description">;

/** The dictionary as a whole. Its language is ASL's by ISO 639-3. */
export const toDictionary = (): JsonLdNode =>
  toJsonLdNode("DefinedTermSet", {
    "@id": toAbsoluteUrl("/asl/dictionary#signs"),
    name: "ASL dictionary",
    url: toAbsoluteUrl("/asl/dictionary"),
    inLanguage: "ase",
  });

/** A sign as a word of the dictionary; null when it has no name or no address yet. */
export function toDefinedTerm(sign: DefinedTermInput): JsonLdNode | null {
  const path = documentPath(sign);
  if (!sign.gloss || path === null) return null;
  return toJsonLdNode("DefinedTerm", {
    "@id": toAbsoluteUrl(`${path}#sign`),
    name: sign.gloss,
    alternateName: sign.englishWords,
    description: sign.description,
    url: toAbsoluteUrl(path),
    inDefinedTermSet: toDictionary(),
  });
}
