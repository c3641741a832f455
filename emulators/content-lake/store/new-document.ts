import { z } from "zod";

/** A document as a client sends it, unchanged. `z.record` would silently drop an attribute called `__proto__`. */
export const newDocument = z.custom<Record<string, unknown>>(
  (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  "isn't a document",
);
