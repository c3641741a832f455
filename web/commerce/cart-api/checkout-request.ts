import { z } from "zod";

/** SPEC §7 names the cart; ours is the one the browser remembers, which no page can name. */
export const validateRequest = {
  schema: z.object({ cartId: z.string().max(300).optional(), hasAgreed: z.boolean().default(false) }),
  fromForm: (form: URLSearchParams) => ({ hasAgreed: form.get("terms") === "on" }),
};
