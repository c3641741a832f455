import { createHmac, randomBytes, randomInt } from "node:crypto";
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const role = z.enum(["administrator", "editor", "viewer"]);

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
  users: z.array(z.object({ role, name: z.string(), email: z.string(), password: z.string().min(1) })),
});

/** As earlier versions wrote them: the shop had no merchant yet, and there was no wallet. */
const writtenSchema = credentialsSchema.extend({
  storefront: credentialsSchema.shape.storefront.partial().required({ accessToken: true }),
  wallet: credentialsSchema.shape.wallet.optional(),
});

export type Credentials = z.infer<typeof credentialsSchema>;
export type Role = z.infer<typeof role>;

/**
 * The secrets of the embedded backends, from `<dataDir>/tokens.json` (mode 600).
 * Made at random the first time; the first of several starting processes wins. A file of an older version is completed.
 */
export function readCredentials(dataDir: string): Credentials {
  // What people wrote is there too: nobody else on the machine reads it.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, "tokens.json");
  if (!existsSync(file)) {
    const draft = writeDraft(file, createCredentials());
    try {
      linkSync(draft, file);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    } finally {
      unlinkSync(draft);
    }
  }
  const written = writtenSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  const credentials = complete(written);
  if (!credentialsSchema.safeParse(written).success) renameSync(writeDraft(file, credentials), file);
  return credentials;
}

/** Whole or not at all: another process may be reading the file, or writing its own. */
function writeDraft(file: string, credentials: Credentials): string {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 });
  return draft;
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
  const secret = (prefix: string) => prefix + randomBytes(24).toString("hex");
  return {
    contentLake: { administrator: secret("sk"), editor: secret("sk"), viewer: secret("sk") },
    contentWebhookSecret: secret("wh"),
    // Shopify's public tokens have 32 characters, and its clients warn about any other.
    storefront: {
      accessToken: randomBytes(16).toString("hex"),
      adminToken: secret("shpat_"),
      webhookSecret: secret("wh"),
    },
    wallet: {
      vendorId: randomBytes(12).toString("hex"),
      username: walletUsername,
      password: secret(""),
    },
    users: [
      {
        role: "administrator",
        name: "Ada Administrator",
        email: "admin@handshape.test",
        password: createPassphrase(),
      },
      { role: "editor", name: "Eden Editor", email: "editor@handshape.test", password: createPassphrase() },
      { role: "viewer", name: "Vic Viewer", email: "viewer@handshape.test", password: createPassphrase() },
    ],
  };
}

const walletUsername = "classwallet";

const syllables = "ba de fi go ka le mi no pa re si to va we yu zo".split(" ");

/** Twelve syllables, 48 bits: easy to type from a terminal, and the lake listens on this machine only. */
function createPassphrase(): string {
  const word = () => Array.from({ length: 4 }, () => syllables[randomInt(syllables.length)]).join("");
  return `${word()}-${word()}-${word()}`;
}
