import "server-only";
import { defineQuery } from "groq";
import { readContent } from "./read-content.server.ts";
import type { View } from "./view.server.ts";

export const redirectQuery = defineQuery(`*[_type == "redirect" && from == $path][0]{ to, isPermanent }`);

/** Where what stood at a path is now, or null when nothing says so. */
export const readRedirect = (path: string, view: View) =>
  readContent({ query: redirectQuery, params: { path }, view, types: ["redirect"] });
