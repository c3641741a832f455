import { z } from "zod";
import { accountSchema } from "#files/account.ts";
import { createPublicToken, createToken } from "#files/secrets-file.ts";

const token = z.string().min(1);

export const shopCredentialsSchema = z.object({
  storefront: z.object({
    /** The public token of the Storefront API, for browsers. */
    accessToken: token,
    /** Opens the Admin API, the admin pages, and the control plane. */
    adminToken: token,
    /** Signs the webhooks. */
    webhookSecret: token,
  }),
  /** Administrators among them can sign in to the admin pages. */
  users: z.array(accountSchema),
});

export type ShopCredentials = z.infer<typeof shopCredentialsSchema>;

/** New tokens, made at random. */
export function createShopTokens(): ShopCredentials["storefront"] {
  return {
    accessToken: createPublicToken(),
    adminToken: createToken("shpat_"),
    webhookSecret: createToken("wh"),
  };
}
