import {
  createLakeTokens,
  type LakeCredentials,
  lakeCredentialsSchema,
} from "#content-lake/access/lake-credentials.ts";
import { createAccount } from "#files/account.ts";
import { openSecretsFile } from "#files/secrets-file.ts";
import { defaultAccounts, type NewAccount } from "#packages/command/account-option.ts";

/** The lake's secrets, from `<dataDir>/tokens.json`. They're made at the first start, with these accounts. */
export function readLakeCredentials(
  dataDir: string,
  accounts: readonly NewAccount[] = defaultAccounts,
): LakeCredentials {
  const create = (): LakeCredentials => ({ ...createLakeTokens(), users: accounts.map(createAccount) });
  return lakeCredentialsSchema.parse(openSecretsFile(dataDir, create).read());
}
