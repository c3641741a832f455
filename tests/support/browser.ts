import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findChromium } from "./find-chromium.ts";
import { installChromium } from "./install-chromium.ts";

/** The path of the browser that tests drive; installs one, with a line that says so, when the machine has none. */
export function resolveChromium(): string {
  const found = find();
  if (found) return found;
  installChromium();
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
