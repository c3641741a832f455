import { z } from "zod";

/** A text of a query's result, or null. A draft may have anything in a field. */
export const draftText = z.string().nullable().catch(null);
