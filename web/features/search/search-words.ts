import { z } from "zod";
import { maxQueryLength } from "./search-path.ts";

const searchWords = z.string().trim().max(maxQueryLength).catch("");

/** The query from a URL. Empty when it's missing or not something a person would type. */
export const parseSearchWords = (q: unknown): string => searchWords.parse(q);
