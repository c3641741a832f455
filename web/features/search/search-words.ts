import { z } from "zod";

/** Characters that a search may have. */
export const maxQueryLength = 100;

const searchWords = z.string().trim().max(maxQueryLength).catch("");

/** What is searched for, from an address. Empty when nothing is, or nothing that a person would have typed. */
export const parseSearchWords = (q: unknown): string => searchWords.parse(q);
