import { createHmac, randomBytes } from "node:crypto";
import { z } from "zod";
import { createLakeTokens, lakeCredentialsSchema } from "#content-lake/access/lake-credentials.ts";
import { createAccount } from "#files/account.ts";
import { createToken, openSecretsFile } from "#files/secrets-file.ts";
import { createShopTokens, shopCredentialsSchema } from "#storefront/shop-credentials.ts";

const credentialsSchema = z.object({
  ...lakeCredentialsSchema.shape,
  ...shopCredentialsSchema.shape,
  /** What the school wallet gave the shop. */
  wallet: z.object({
    vendorId: z.string().min(1),
    /** For the shop's callbacks. */
    username: z.string().min(1),
    password: z.string().min(1),
  }),
});

/** As earlier versions wrote them: the shop had no merchant yet, and there was no wallet. */
const writtenSchema = credentialsSchema.extend({
  storefront: credentialsSchema.shape.storefront.partial().required({ accessToken: true }),
  wallet: credentialsSchema.shape.wallet.optional(),
});

export type Credentials = z.infer<typeof credentialsSchema>;

/**
 * The secrets of the embedded backends, from `<dataDir>/tokens.json` (mode 600).
 * Made at random the first time; the first of several starting processes wins. A file of an older version is completed.
 */
export function readCredentials(dataDir: string): Credentials {
  const file = openSecretsFile(dataDir, createCredentials);
  const written = writtenSchema.parse(file.read());
  const credentials = complete(written);
  if (!credentialsSchema.safeParse(written).success) file.replace(credentials);
  return credentials;
}

/** What is missing is derived from a secret that is there, so that processes which start together make up the same. */
function complete({ storefront, wallet, ...others }: z.infer<typeof writtenSchema>): Credentials {
  const derive = (prefix: string, name: string) =>
    prefix + createHmac("sha256", others.contentLake.administrator).update(name).digest("hex").slice(0, 48);
  return {
    ...others,
    storefront: {
      accessToken: storefront.accessToken,
      adminToken: storefront.adminToken ?? derive("shpat_", "storefront admin token"),
      webhookSecret: storefront.webhookSecret ?? derive("wh", "storefront webhook secret"),
    },
    wallet: wallet ?? {
      vendorId: derive("", "wallet vendor id").slice(0, 24),
      username: walletUsername,
      password: derive("", "wallet password"),
    },
  };
}

function createCredentials(): Credentials {
  return {
    ...createLakeTokens(),
    storefront: createShopTokens(),
    wallet: {
      vendorId: randomBytes(12).toString("hex"),
      username: walletUsername,
      password: createToken(),
    },
    users: [
      createAccount({ role: "administrator", name: "Ada Administrator", email: "admin@handshape.test" }),
      createAccount({ role: "editor", name: "Eden Editor", email: "editor@handshape.test" }),
      createAccount({ role: "viewer", name: "Vic Viewer", email: "viewer@handshape.test" }),
    ],
  };
}

const walletUsername = "classwallet";
