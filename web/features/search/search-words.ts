import { z } from "zod";
import { maxQueryLength } from "./search-path.ts";

const searchWords = z
  .string()
  .transform((text) => text.trim().slice(0, maxQueryLength))
  .catch("");

/** The query from a URL; empty when it's missing or repeated. It's the same as `readSearchWords` reads in the browser after Back. */
export const parseSearchWords = (q: unknown): string => searchWords.parse(q);
