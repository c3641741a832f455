import type { DatabaseSync } from "node:sqlite";
import { openSiteDatabase } from "../../web/database/site-database.ts";
import { createDataDir } from "../stack/data-lock.ts";
import { parseEnvironment } from "../stack/environment.ts";
import { loadEnvFile } from "../stack/load-env-file.ts";

/** The site's own data, which the site can keep using. Throws a `PlainError` if `DATA_DIR` isn't a folder, and can't become one. */
export function openSiteData(): DatabaseSync {
  loadEnvFile();
  const { dataDir } = parseEnvironment(process.env);
  createDataDir(dataDir);
  return openSiteDatabase(dataDir);
}
