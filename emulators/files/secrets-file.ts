import { randomBytes, randomInt } from "node:crypto";
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

/** A file in a data directory that only its owner can read (mode 600), with JSON that's made once. */
export interface SecretsFile {
  read: () => unknown;
  replace: (secrets: unknown) => void;
}

/** Opens the file, and makes it at first. The first of several starting processes wins. */
export function openSecretsFile(dataDir: string, create: () => unknown): SecretsFile {
  // What people wrote is there too: nobody else on the machine reads it.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, "tokens.json");
  if (!existsSync(file)) {
    const draft = writeDraft(file, create());
    try {
      linkSync(draft, file);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    } finally {
      unlinkSync(draft);
    }
  }
  return {
    read: () => JSON.parse(readFileSync(file, "utf8")),
    replace: (secrets) => renameSync(writeDraft(file, secrets), file),
  };
}

/** Whole or not at all: another process may be reading the file, or writing its own. */
function writeDraft(file: string, secrets: unknown): string {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return draft;
}

/** A token with 192 random bits. */
export function createToken(prefix = ""): string {
  return prefix + randomBytes(24).toString("hex");
}

/** Shopify's public tokens have 32 characters, and its clients warn about any other. */
export function createPublicToken(): string {
  return randomBytes(16).toString("hex");
}

const syllables = "ba de fi go ka le mi no pa re si to va we yu zo".split(" ");

/** Twelve syllables, 48 bits: easy to type from a terminal, and emulators listen on this machine only. */
export function createPassphrase(): string {
  const word = () => Array.from({ length: 4 }, () => syllables[randomInt(syllables.length)]).join("");
  return `${word()}-${word()}-${word()}`;
}
