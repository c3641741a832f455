import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { headlessShell } from "./find-chromium.ts";

/**
 * Installs Debian's headless shell when run as root on Debian, because it comes with the libraries it needs, or else Playwright's
 * Chromium.
 */
export function installChromium(): void {
  if (canInstallHeadlessShell()) {
    console.log("No headless Chromium found. Installing Debian's.");
    run("apt-get", ["update"]);
    run("apt-get", ["install", "--yes", "--no-install-recommends", basename(headlessShell)]);
    return;
  }
  console.log("No Chromium found. Installing Playwright's. To use another, set CHROMIUM_PATH.");
  const playwright = dirname(createRequire(import.meta.url).resolve("@playwright/test/package.json"));
  run(process.execPath, [join(playwright, "cli.js"), "install", "chromium"]);
}

export function canInstallHeadlessShell(): boolean {
  return process.getuid?.() === 0 && isDebian();
}

function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));
  } catch {
    // Only Linux has that file.
    return false;
  }
}

function run(command: string, args: readonly string[]): void {
  const { status, error } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  if (status === 0) return;
  const reason = error ? error.message : `exit code ${status}`;
  throw new Error(
    `Installing Chromium failed: ${command} ${args.join(" ")} (${reason}). Install a Chromium yourself and set CHROMIUM_PATH to it.`,
  );
}
