import { stegaClean } from "@sanity/client/stega";
import type { BookCard } from "#content/content-types.ts";

/** The background of our books' images, so that the page continues where an image ends. */
export const toBookGround = (audience: BookCard["audience"]) =>
  stegaClean(audience) === "kids" ? "sky" : "sand";
