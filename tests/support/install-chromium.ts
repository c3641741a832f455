import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { headlessShell } from "./find-chromium.ts";

/** Installs Debian's headless shell as root on Debian, because it brings the libraries that it needs; else Playwright's Chromium. */
export function installChromium(): void {
  if (canInstallHeadlessShell()) {
    console.log("No headless Chromium found: installing Debian's.");
    run("apt-get", ["update"]);
    run("apt-get", ["install", "--yes", "--no-install-recommends", basename(headlessShell)]);
    return;
  }
  console.log("No Chromium found: installing Playwright's. Set CHROMIUM_PATH to use another.");
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
    `No Chromium could be installed: ${command} ${args.join(" ")} failed (${reason}). Install one and set CHROMIUM_PATH to it.`,
  );
}
