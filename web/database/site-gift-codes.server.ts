import "server-only";
import { readKeyFile } from "#database/key-file.ts";
import { readEnvironment } from "#lib/environment.server.ts";
import { createGiftCodes, type GiftCodes } from "#lib/gift-code.ts";

let codes: GiftCodes | undefined;

/** The codes of this site's gifts. Their key is beside the database, not in it. */
export function siteGiftCodes(): GiftCodes {
  codes ??= createGiftCodes(readKeyFile(readEnvironment().dataDir, "gift-codes"));
  return codes;
}
