import "server-only";
import { defineQuery } from "groq";
import { readContent } from "./read-content.server.ts";
import type { View } from "./view.server.ts";

export const redirectQuery = defineQuery(
  `*[_type == "redirect" && from in $spellings][0]{ to, isPermanent }`,
);

/** A path's redirect target, or null. */
export const readRedirect = (path: string, view: View) =>
  readContent({
    query: redirectQuery,
    params: { spellings: toSpellings(path) },
    view,
    types: ["redirect"],
  });

/** A path as it's asked for and as a person reads it: browsers ask for `/caf%C3%A9`, and an editor writes `/café`. */
export function toSpellings(path: string): string[] {
  try {
    return [...new Set([path, decodeURI(path)])];
  } catch {
    return [path];
  }
}
