import { z } from "zod";
import { accountSchema } from "#files/account.ts";
import { createToken } from "#files/secrets-file.ts";

const token = z.string().min(1);

export const lakeCredentialsSchema = z.object({
  /** A token for each role. */
  contentLake: z.object({ administrator: token, editor: token, viewer: token }),
  /** Signs what the webhook that's set up at the start gets. */
  contentWebhookSecret: token,
  /** Who can sign in to a Studio. */
  users: z.array(accountSchema),
});

export type LakeCredentials = z.infer<typeof lakeCredentialsSchema>;

/** New tokens, made at random. */
export function createLakeTokens(): Omit<LakeCredentials, "users"> {
  return {
    contentLake: { administrator: createToken("sk"), editor: createToken("sk"), viewer: createToken("sk") },
    contentWebhookSecret: createToken("wh"),
  };
}
