import { existsSync } from "node:fs";
import { chromium, type LaunchOptions } from "@playwright/test";
import { browserStorage } from "@shop/web/lib/browser-storage.ts";
import { dismissed } from "@shop/web/lib/interests.ts";
import { findChromium, headlessShell } from "./find-chromium.ts";
import { testStack } from "./test-stack.ts";
import { canInstallHeadlessShell, installChromium } from "./install-chromium.ts";

const toCookie = (name: string, value: string) => ({
  name,
  value,
  domain: new URL(testStack.siteUrl).hostname,
  path: "/",
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: "Lax" as const,
});
const noAnalytics = toCookie(browserStorage.analyticsConsent.name, "no");

/** A browser that has never visited the site, and is asked about analytics. */
export const newVisitor = { cookies: [], origins: [] };

/** A browser that doesn't allow analytics, and gets the personalization form. */
export const newLearner = { cookies: [noAnalytics], origins: [] };

/** A browser in which both questions were answered, so that they cover nothing. */
const returningVisitor = {
  cookies: [noAnalytics, toCookie(browserStorage.interests.name, dismissed)],
  origins: [],
};

/** Settings for every test browser, so that text, times and addresses are the same everywhere. */
export const browserOptions = {
  baseURL: testStack.siteUrl,
  locale: "en-US",
  timezoneId: "UTC",
  storageState: returningVisitor,
};

/** How tests launch their browser. `extra` adds Chromium switches. */
export const toLaunchOptions = (extra: readonly string[] = []): LaunchOptions => ({
  executablePath: resolveChromium(),
  args: [
    // Keeps all requests on this machine, which includes `*.localhost` (RFC 6761).
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1",
    // Draws text as on a desktop, which a headless shell wouldn't by default.
    "--font-render-hinting=slight",
    ...extra,
    // Chromium's own sandbox doesn't run as root.
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ],
});

/**
 * The path of the browser that tests drive. If the machine has none, or only a slower one, installs one and prints a line about
 * it.
 */
export function resolveChromium(): string {
  const found = find();
  const isBest =
    found === headlessShell || Boolean(process.env["CHROMIUM_PATH"]) || !canInstallHeadlessShell();
  if (found && isBest) return found;
  try {
    installChromium();
  } catch (error) {
    if (!found) throw error;
    console.log(`Using ${found} instead.`);
    // Saves Playwright's workers from trying again.
    process.env["CHROMIUM_PATH"] = found;
    return found;
  }
  const installed = find();
  if (!installed)
    throw new Error("Chromium was installed, but not where it was expected. Set CHROMIUM_PATH to it.");
  return installed;
}

const find = () =>
  findChromium({
    platform: process.platform,
    chosen: process.env["CHROMIUM_PATH"],
    playwrights: chromium.executablePath(),
    exists: existsSync,
  });
