import { z } from "zod";

/** The channel on which the Studio's forms tell previews in the same browser what's typed, before it's saved. */
export const openDraftChannel = "open-draft";

/** A document as an open form has it. Null once the form shows another one, or is closed. */
export const openDraftSchema = z.object({
  id: z.string(),
  document: z.record(z.string(), z.unknown()).nullable(),
});

export type OpenDraft = z.infer<typeof openDraftSchema>;
