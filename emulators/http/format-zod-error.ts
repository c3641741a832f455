import type { z } from "zod";

/** What a schema found wrong, field by field: `documents.0._id: Required; body: …`. */
export const formatZodError = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => `${path.join(".") || "body"}: ${message}`).join("; ");
