import { defineConfig } from "@playwright/test";
import { browserOptions, toLaunchOptions } from "./support/browser.ts";

/** A panel that still slides in when it's clicked is missed. Tests that are about motion ask for it. */
const atRest = { reducedMotion: "reduce" } as const;

export default defineConfig({
  outputDir: "../test-results",
  globalSetup: "./global-setup.ts",
  // Each worker has a whole shop of its own, so tests may change whatever they like. Two leave a tenth of two cores idle.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000, toMatchSnapshot: { maxDiffPixelRatio: 0.01 } },
  snapshotPathTemplate: "pages/screenshots/{arg}{ext}",
  reporter: [["list"]],
  use: {
    ...browserOptions,
    // A trace of every run costs minutes; `--trace on` records one.
    screenshot: "only-on-failure",
    launchOptions: toLaunchOptions(),
  },
  projects: [
    // First, because it takes longest: one Studio at a time, beside the others' tests.
    {
      name: "studio",
      testDir: "./studio",
      workers: 1,
      expect: { timeout: 30_000 },
      use: { contextOptions: atRest },
    },
    // Its visitor keeps scripts and fonts from page to page, so another one would load them again.
    { name: "pages", testDir: "./pages", workers: 1 },
    {
      name: "flows",
      // One project, because each has workers of its own, and each worker a shop of its own to start.
      testMatch: ["flows/*.spec.ts", "security/*.spec.ts"],
      // Pictures are looked at in `pages`. Without them and without motion a flow takes a fifth less time.
      use: {
        contextOptions: atRest,
        launchOptions: toLaunchOptions(["--blink-settings=imagesEnabled=false"]),
      },
    },
    { name: "soak", testDir: "./soak", testMatch: "*.spec.ts" },
  ],
});
