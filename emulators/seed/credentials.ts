import { randomBytes, randomInt } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
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
  storefront: z.object({ accessToken: z.string().min(1) }),
  /** Who can sign in to the local Studio. */
  users: z.array(z.object({ role, name: z.string(), email: z.string(), password: z.string().min(1) })),
});

export type Credentials = z.infer<typeof credentialsSchema>;
export type Role = z.infer<typeof role>;

/**
 * The secrets of the embedded backends, from `<dataDir>/tokens.json` (mode 600).
 * Made at random the first time; the first of several starting processes wins.
 */
export function readCredentials(dataDir: string): Credentials {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, "tokens.json");
  if (!existsSync(file)) {
    // Whole or not at all: another process may be reading it, or writing its own.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, `${JSON.stringify(createCredentials(), null, 2)}\n`, { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    } finally {
      unlinkSync(draft);
    }
  }
  return credentialsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
}

function createCredentials(): Credentials {
  const secret = (prefix: string) => prefix + randomBytes(24).toString("hex");
  return {
    contentLake: { administrator: secret("sk"), editor: secret("sk"), viewer: secret("sk") },
    contentWebhookSecret: secret("wh"),
    storefront: { accessToken: secret("") },
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

const syllables = "ba de fi go ka le mi no pa re si to va we yu zo".split(" ");

/** Twelve syllables, 48 bits: easy to type from a terminal, and the lake listens on this machine only. */
function createPassphrase(): string {
  const word = () => Array.from({ length: 4 }, () => syllables[randomInt(syllables.length)]).join("");
  return `${word()}-${word()}-${word()}`;
}
