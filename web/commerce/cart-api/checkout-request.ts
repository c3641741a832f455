import { z } from "zod";

/** Requirements §7.6 sends a cartId. Ours comes from the cookie, because pages don't know it. */
export const validateRequest = {
  schema: z.object({ cartId: z.string().max(300).optional(), hasAgreed: z.boolean().default(false) }),
  fromForm: (form: URLSearchParams) => ({ hasAgreed: form.get("terms") === "on" }),
};
