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

test("takes the chosen browser before any other", () => {
  const machine = createMachine(["/opt/mine", playwrights, "/usr/bin/chromium"], { chosen: "/opt/mine" });

  expect(findChromium(machine)).toBe("/opt/mine");
});

test("refuses a chosen browser that is not there", () => {
  const machine = createMachine([playwrights], { chosen: "/opt/mine" });

  expect(() => findChromium(machine)).toThrow('CHROMIUM_PATH is "/opt/mine"');
});

test("takes a headless shell before one that could open a window", () => {
  const machine = createMachine([playwrights, "/usr/bin/chromium", headlessShell]);

  expect(findChromium(machine)).toBe(headlessShell);
});

test("takes Playwright's own before the system's", () => {
  expect(findChromium(createMachine([playwrights, "/usr/bin/chromium"]))).toBe(playwrights);
});

test.each<[NodeJS.Platform, string]>([
  ["linux", "/usr/bin/chromium"],
  ["linux", "/usr/bin/google-chrome"],
  ["darwin", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
])("finds the browser of a %s machine at %s", (platform, path) => {
  expect(findChromium(createMachine([path], { platform, chosen: "" }))).toBe(path);
});

test("says so when there is none", () => {
  expect(findChromium(createMachine([], { platform: "freebsd" }))).toBeNull();
});
