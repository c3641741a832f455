import { defineConfig } from "@playwright/test";
import { resolveChromium } from "./support/browser.ts";
import { testStack } from "./support/test-stack.ts";

const seeded = ["sweep.spec.ts", "pictures.spec.ts"];

export default defineConfig({
  testDir: "./e2e",
  outputDir: "../test-results",
  // One dataset and one storefront serve all tests, on two cores.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000, toMatchSnapshot: { maxDiffPixelRatio: 0.01 } },
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  reporter: [["list"]],
  use: {
    baseURL: testStack.siteUrl,
    locale: "en-US",
    timezoneId: "UTC",
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: resolveChromium(),
      // Chromium's own sandbox needs a user that is not root.
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    },
  },
  projects: [
    // These go over the whole site, so they come before anything has been changed on it.
    { name: "seeded", testMatch: seeded },
    { name: "used", testIgnore: seeded },
  ],
  webServer: {
    command: `"${process.execPath}" support/start-test-stack.ts`,
    url: testStack.siteUrl,
    timeout: 600_000,
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
