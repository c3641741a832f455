import { z } from "zod";
import { type Account, accountSchema, createAccount } from "#files/account.ts";
import { createPublicToken, createToken, openSecretsFile } from "#files/secrets-file.ts";
import { defaultAccounts } from "#packages/command/account-option.ts";

const credentialsSchema = z.object({
  storefront: z.object({
    /** The public token of the Storefront API, for browsers. */
    accessToken: z.string(),
    /** Its private token, for servers. */
    privateToken: z.string(),
    /** Opens the Admin API. */
    adminToken: z.string(),
    /** Signs the webhooks. */
    webhookSecret: z.string(),
  }),
  /** Who can sign in to the shop's admin pages. */
  users: z.array(accountSchema),
});

export type ShopCredentials = z.infer<typeof credentialsSchema>;

/** The shop's secrets, from `<dataDir>/tokens.json`. They're made at the first start, with these accounts. */
export function readShopCredentials(
  dataDir: string,
  accounts: readonly Omit<Account, "password">[] = defaultAccounts,
): ShopCredentials {
  const create = (): ShopCredentials => ({
    storefront: {
      accessToken: createPublicToken(),
      privateToken: createToken("shpat_"),
      adminToken: createToken("shpat_"),
      webhookSecret: createToken("wh"),
    },
    users: accounts.map(createAccount),
  });
  return credentialsSchema.parse(openSecretsFile(dataDir, create).read());
}
