import { expect, test } from "vitest";
import { findChromium, headlessShell, type Machine } from "./find-chromium.ts";

const playwrights = "/cache/ms-playwright/chrome";

const createMachine = (files: readonly string[], machine: Partial<Machine> = {}): Machine => ({
  platform: "linux",
  chosen: undefined,
  playwrights,
  exists: (path) => files.includes(path),
  ...machine,
});

test("picks the configured browser first", () => {
  const machine = createMachine(["/opt/mine", playwrights, "/usr/bin/chromium"], { chosen: "/opt/mine" });

  expect(findChromium(machine)).toBe("/opt/mine");
});

test("rejects a configured browser that doesn't exist", () => {
  const machine = createMachine([playwrights], { chosen: "/opt/mine" });

  expect(() => findChromium(machine)).toThrow('CHROMIUM_PATH is "/opt/mine"');
});

test("prefers a headless shell to a full browser", () => {
  const machine = createMachine([playwrights, "/usr/bin/chromium", headlessShell]);

  expect(findChromium(machine)).toBe(headlessShell);
});

test("prefers Playwright's own browser to the system's", () => {
  expect(findChromium(createMachine([playwrights, "/usr/bin/chromium"]))).toBe(playwrights);
});

test.each<[NodeJS.Platform, string]>([
  ["linux", "/usr/bin/chromium"],
  ["linux", "/usr/bin/google-chrome"],
  ["darwin", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
])("finds the browser of a %s machine at %s", (platform, path) => {
  expect(findChromium(createMachine([path], { platform, chosen: "" }))).toBe(path);
});

test("returns null if there's none", () => {
  expect(findChromium(createMachine([], { platform: "freebsd" }))).toBeNull();
});
