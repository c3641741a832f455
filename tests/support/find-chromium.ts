export interface Machine {
  platform: NodeJS.Platform;
  /** The value of CHROMIUM_PATH. Empty counts as unset. */
  chosen: string | undefined;
  /** Where Playwright's own browser would be. */
  playwrights: string;
  exists: (path: string) => boolean;
}

/** Debian's headless Chromium, which renders the same pages with a third less work. */
export const headlessShell = "/usr/bin/chromium-headless-shell";

/**
 * The first browser found: the configured one, a headless shell, Playwright's own, then the system's. null if there's none.
 * Throws if the configured one doesn't exist, because silently using another would be a surprise.
 */
export function findChromium({ platform, chosen, playwrights, exists }: Machine): string | null {
  if (chosen) {
    if (!exists(chosen)) throw new Error(`CHROMIUM_PATH is "${chosen}", but that file doesn't exist.`);
    return chosen;
  }
  return [headlessShell, playwrights, ...(systemBrowsers[platform] ?? [])].find(exists) ?? null;
}

const systemBrowsers: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/opt/google/chrome/chrome",
  ],
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ],
};
