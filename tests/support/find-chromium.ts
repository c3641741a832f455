export interface Machine {
  platform: NodeJS.Platform;
  /** What CHROMIUM_PATH says; empty counts as not given. */
  chosen: string | undefined;
  /** Where Playwright's own browser would be. */
  playwrights: string;
  exists: (path: string) => boolean;
}

/** Debian's Chromium without a window: it draws the same pages with a third less work. */
export const headlessShell = "/usr/bin/chromium-headless-shell";

/**
 * The first browser there is: the chosen one, a headless shell, Playwright's own, then the system's. null when there is none.
 * Throws when the chosen one does not exist, because another one in its place would be a surprise.
 */
export function findChromium({ platform, chosen, playwrights, exists }: Machine): string | null {
  if (chosen) {
    if (!exists(chosen)) throw new Error(`CHROMIUM_PATH is "${chosen}", and there is no such file.`);
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
