import { z } from "zod";
import { createAccount } from "#files/account.ts";
import { createToken, openSecretsFile } from "#files/secrets-file.ts";
import { defaultAccounts, type NewAccount } from "#packages/command/account-option.ts";
import { createShopTokens, shopCredentialsSchema } from "#storefront/shop-credentials.ts";

const packageCredentialsSchema = shopCredentialsSchema.extend({
  storefront: shopCredentialsSchema.shape.storefront.extend({
    /** The private token of the Storefront API, for servers. */
    privateToken: z.string().min(1),
  }),
});

export type PackageShopCredentials = z.infer<typeof packageCredentialsSchema>;

/** The shop's secrets, from `<dataDir>/tokens.json`. They're made at the first start, with these accounts. */
export function readShopCredentials(
  dataDir: string,
  accounts: readonly NewAccount[] = defaultAccounts,
): PackageShopCredentials {
  const create = (): PackageShopCredentials => ({
    storefront: { ...createShopTokens(), privateToken: createToken("shpat_") },
    users: accounts.map(createAccount),
  });
  return packageCredentialsSchema.parse(openSecretsFile(dataDir, create).read());
}
