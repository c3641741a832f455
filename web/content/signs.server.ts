import "server-only";
import { dictionarySignProjection, signPageProjection } from "@shop/schemas/documents/sign.groq.ts";
import { defineQuery } from "groq";
import { readContent } from "./read-content.server.ts";
import type { View } from "./view.server.ts";

export const signQuery = defineQuery(`*[_type == "sign" && slug.current == $slug][0] ${signPageProjection}`);
export const dictionarySignsQuery = defineQuery(
  `*[_type == "sign" && defined(gloss) && defined(slug.current)] | order(gloss asc) ${dictionarySignProjection}`,
);

/** A sign by its slug, or null. */
export const readSign = (slug: string, view: View) =>
  readContent({ query: signQuery, params: { slug }, view, types: ["sign", "freeLesson"] });

/** All signs that have a gloss and a page. */
export const readDictionarySigns = (view: View) =>
  readContent({ query: dictionarySignsQuery, view, types: ["sign"] });
