import { z } from "zod";

/** A form that's sent sooner after its page was opened wasn't filled in by a person. */
const minFillMs = 800;

const tooFast = "That was fast. Please wait a second and try again.";

/** What tells a program from a person in a form that anyone can send. */
export const formGuardSchema = z.object({
  /** Nobody sees this field, so only a program fills it in. */
  website: z.literal("", "Please leave this field empty").optional(),
  /** How long the page was open, in ms. A form without a script can't tell. */
  open_ms: z.coerce.number(tooFast).min(minFillMs, tooFast).optional(),
});
