import { existsSync } from "node:fs";
import { chromium, type LaunchOptions } from "@playwright/test";
import { findChromium, headlessShell } from "./find-chromium.ts";
import { testStack } from "./test-stack.ts";
import { canInstallHeadlessShell, installChromium } from "./install-chromium.ts";

/** What every browser of a test is set to, so that words, times and addresses are the same everywhere. */
export const browserOptions = { baseURL: testStack.siteUrl, locale: "en-US", timezoneId: "UTC" };

/** How tests start their browser; `extra` are more of Chromium's switches. */
export const toLaunchOptions = (extra: readonly string[] = []): LaunchOptions => ({
  executablePath: resolveChromium(),
  args: [
    // Nothing outside this machine is asked: `*.localhost` is this machine too (RFC 6761).
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1",
    // Letters as a desktop draws them, which a headless shell would not.
    "--font-render-hinting=slight",
    ...extra,
    // Chromium's own sandbox needs a user that is not root.
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ],
});

/**
 * The path of the browser that tests drive; installs one, with a line that says so, when the machine has none, or has only one
 * that is slower than the one it could have.
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
    // Playwright's workers need not try again.
    process.env["CHROMIUM_PATH"] = found;
    return found;
  }
  const installed = find();
  if (!installed)
    throw new Error("A Chromium was installed but is not where it was expected: set CHROMIUM_PATH to it.");
  return installed;
}

const find = () =>
  findChromium({
    platform: process.platform,
    chosen: process.env["CHROMIUM_PATH"],
    playwrights: chromium.executablePath(),
    exists: existsSync,
  });
