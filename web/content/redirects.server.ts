import "server-only";
import { defineQuery } from "groq";
import { readContent } from "./read-content.server.ts";
import type { View } from "./view.server.ts";

export const redirectQuery = defineQuery(`*[_type == "redirect" && from == $path][0]{ to, isPermanent }`);

/** A path's redirect target, or null. */
export const readRedirect = (path: string, view: View) =>
  readContent({ query: redirectQuery, params: { path }, view, types: ["redirect"] });
