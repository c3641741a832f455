import { z } from "zod";

/** The channel on which the Studio's forms tell previews in the same browser what's typed, before it's saved. */
export const openDraftChannel = "open-draft";

/**
 * A preview that opens asks for what forms have. A form says its document's states that a preview may not know yet, the latest last, and
 * none once it shows another document, or is closed.
 */
export const openDraftSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("request") }),
  z.object({
    type: z.literal("states"),
    id: z.string(),
    documents: z.array(z.looseObject({ _id: z.string() })),
  }),
]);

export type OpenDraftMessage = z.infer<typeof openDraftSchema>;
