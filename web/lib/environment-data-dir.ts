import { isAbsolute, resolve } from "node:path";

interface DataDirOptions {
  /** `DATA_DIR`. */
  dataDir: string | undefined;
  /** Whether any backend is hosted, so that the site's data is real. */
  isHosted: boolean;
  /** Whether the site runs in its production server, which sets `SERVER_URL`. */
  hasServer: boolean;
}

/**
 * The absolute path of the site's data. Throws when a hosted site's server would keep it in a folder of the build, which the next
 * deployment replaces. Platforms that run Next themselves may have no permanent disk, so they may start without one.
 */
export function toDataDir({ dataDir, isHosted, hasServer }: DataDirOptions): string {
  if (isHosted && hasServer && !(dataDir && isAbsolute(dataDir)))
    throw new Error(
      "The site can't start: DATA_DIR must be the full path of a folder that survives deployments, such as /var/lib/shop. Orders and gift codes are kept there.",
    );
  return resolve(dataDir ?? ".data");
}
