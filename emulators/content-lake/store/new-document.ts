import { z } from "zod";

/** A document as a client sends it, untouched: `z.record` would leave out an attribute `__proto__` without a word. */
export const newDocument = z.custom<Record<string, unknown>>(
  (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  "is not a document",
);
