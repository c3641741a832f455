import { z } from "zod";

/** The call names a cart (requirements §7.6); ours is the one the browser remembers, which no page can name. */
export const validateRequest = {
  schema: z.object({ cartId: z.string().max(300).optional(), hasAgreed: z.boolean().default(false) }),
  fromForm: (form: URLSearchParams) => ({ hasAgreed: form.get("terms") === "on" }),
};
