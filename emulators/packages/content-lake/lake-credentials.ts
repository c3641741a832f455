import { z } from "zod";
import { type Account, accountSchema, createAccount } from "#files/account.ts";
import { createToken, openSecretsFile } from "#files/secrets-file.ts";
import { defaultAccounts } from "#packages/command/account-option.ts";

const credentialsSchema = z.object({
  /** A token for each role. */
  contentLake: z.object({ administrator: z.string(), editor: z.string(), viewer: z.string() }),
  /** Signs what the webhook named with `--webhook` gets. */
  contentWebhookSecret: z.string(),
  /** Who can sign in to a Studio. */
  users: z.array(accountSchema),
});

export type LakeCredentials = z.infer<typeof credentialsSchema>;

/** The lake's secrets, from `<dataDir>/tokens.json`. They're made at the first start, with these accounts. */
export function readLakeCredentials(
  dataDir: string,
  accounts: readonly Omit<Account, "password">[] = defaultAccounts,
): LakeCredentials {
  const create = (): LakeCredentials => ({
    contentLake: { administrator: createToken("sk"), editor: createToken("sk"), viewer: createToken("sk") },
    contentWebhookSecret: createToken("wh"),
    users: accounts.map(createAccount),
  });
  return credentialsSchema.parse(openSecretsFile(dataDir, create).read());
}
