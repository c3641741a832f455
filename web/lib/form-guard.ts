import { z } from "zod";

/** A form sent sooner than this after its page opened was filled in by a bot. */
export const minFillMs = 800;

const tooFast = "That was fast. Please wait a second and try again.";

/** The fields by which a form that anyone can send tells bots from people. */
export const formGuardSchema = z.object({
  /** The honeypot. People don't see it. */
  website: z.literal("", "A hidden field was filled in. Please send the form again.").optional(),
  /** How long the page was open, in ms. Absent without JavaScript. */
  open_ms: z.coerce.number(tooFast).min(minFillMs, tooFast).optional(),
});
