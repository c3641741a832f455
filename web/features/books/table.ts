import { stegaClean } from "@sanity/client/stega";
import type { BookCard } from "#content/content-types.ts";

/** The ground on which the pictures of our books lie, so that a page goes on where a picture ends. */
export const toTable = (audience: BookCard["audience"]) => (stegaClean(audience) === "kids" ? "sky" : "sand");
