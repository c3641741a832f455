import "server-only";
import { documentPath } from "@shop/schemas/paths.ts";
import type { Sign } from "#content/content-types.ts";
import { toAbsoluteUrl } from "./absolute-url.server.ts";
import { type JsonLdNode, toJsonLdNode } from "./json-ld-node.ts";

/** The sign fields used here. */
export type DefinedTermInput = Pick<Sign, "_type" | "slug" | "gloss" | "englishWords" | "description">;

/** The whole dictionary. Its language is ASL's ISO 639-3 code. */
export const toDictionary = (): JsonLdNode =>
  toJsonLdNode("DefinedTermSet", {
    "@id": toAbsoluteUrl("/asl/dictionary#signs"),
    name: "ASL dictionary",
    url: toAbsoluteUrl("/asl/dictionary"),
    inLanguage: "ase",
  });

/** A sign as a term in the dictionary; null without a gloss or slug. */
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
