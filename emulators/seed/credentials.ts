import { createHmac, randomBytes } from "node:crypto";
import { z } from "zod";
import { accountSchema, createAccount, roleSchema } from "#files/account.ts";
import { createPublicToken, createToken, openSecretsFile } from "#files/secrets-file.ts";

const credentialsSchema = z.object({
  contentLake: z.object({
    administrator: z.string().min(1),
    editor: z.string().min(1),
    viewer: z.string().min(1),
  }),
  /** Signs what the lake posts to the site. */
  contentWebhookSecret: z.string().min(1),
  storefront: z.object({
    accessToken: z.string().min(1),
    /** Opens the shop's Admin API, its admin pages and its control plane. */
    adminToken: z.string().min(1),
    /** Signs what the shop posts to the site. */
    webhookSecret: z.string().min(1),
  }),
  /** What the school wallet gave the shop. */
  wallet: z.object({
    vendorId: z.string().min(1),
    /** For the shop's callbacks. */
    username: z.string().min(1),
    password: z.string().min(1),
  }),
  /** Who can sign in to the local Studio. */
  users: z.array(accountSchema),
});

/** As earlier versions wrote them: the shop had no merchant yet, and there was no wallet. */
const writtenSchema = credentialsSchema.extend({
  storefront: credentialsSchema.shape.storefront.partial().required({ accessToken: true }),
  wallet: credentialsSchema.shape.wallet.optional(),
});

export type Credentials = z.infer<typeof credentialsSchema>;
export type Role = z.infer<typeof roleSchema>;

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
    contentLake: { administrator: createToken("sk"), editor: createToken("sk"), viewer: createToken("sk") },
    contentWebhookSecret: createToken("wh"),
    storefront: {
      accessToken: createPublicToken(),
      adminToken: createToken("shpat_"),
      webhookSecret: createToken("wh"),
    },
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
