import { z } from "zod";

/** The channel on which the Studio's forms tell previews in the same browser what's typed, before it's saved. */
export const openDraftChannel = "open-draft";

/** A preview that opens asks for what forms have. A form's document is null once the form shows another one, or is closed. */
export const openDraftSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("request") }),
  z.object({
    type: z.literal("state"),
    id: z.string(),
    document: z.record(z.string(), z.unknown()).nullable(),
  }),
]);

export type OpenDraftMessage = z.infer<typeof openDraftSchema>;
