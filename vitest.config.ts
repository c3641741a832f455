import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

// The package throws unless it's compiled for the server, so this is its server version.
const alias = {
  "server-only": fileURLToPath(new URL("web/node_modules/server-only/empty.js", import.meta.url)),
};

/** JSX that both of React's builds can render. */
const shared = {
  resolve: { alias },
  oxc: { jsx: { runtime: "automatic", development: false } },
} as const;

/** Files share a process, which avoids reloading every module. Each cleans up after itself. */
const sharedProcess = { isolate: false, setupFiles: ["tests/support/undo-stubs.ts"] };

// Vitest leaves one core free by default, which is half of a small machine.
const maxWorkers = Math.max(2, availableParallelism() - 1);
/** A fifth of the time, contract tests wait for a command or a time limit. */
const maxWaitingWorkers = maxWorkers + 1;
/** The defaults, five seconds for a test and one for a poll, are too short for a machine that's busy or stalls. */
const onBusyMachines = {
  maxWorkers,
  testTimeout: 20_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 10_000 } },
};
/** Vitest runs projects with different numbers of workers only one after another, and wants to know in which order. */
const inGroup = (groupOrder: number) => ({ sequence: { groupOrder } });
const oneAfterTheOther = { fileParallelism: false, hookTimeout: 120_000 };

const projects: TestProjectInlineConfiguration[] = [
  {
    ...shared,
    test: {
      name: "unit",
      include: ["{schemas,studio,web,emulators,scripts}/**/*.test.{ts,tsx}", "tests/support/**/*.test.ts"],
      exclude: ["**/node_modules/**"],
      ...onBusyMachines,
      ...sharedProcess,
      ...inGroup(1),
    },
  },
  {
    ...shared,
    test: {
      name: "contract",
      include: ["tests/contract/**/*.test.{ts,tsx}"],
      exclude: ["**/*.dom.test.tsx"],
      globalSetup: ["tests/contract/global-setup.ts", "tests/contract/seeded-data.ts"],
      // React's production build, as on the site. It also renders pages in three quarters of the time.
      env: { NODE_ENV: "production" },
      // It imports a CommonJS module by names that Node can't see.
      server: { deps: { inline: ["sanity-plugin-media"] } },
      ...onBusyMachines,
      maxWorkers: maxWaitingWorkers,
      ...sharedProcess,
      ...inGroup(2),
    },
  },
  {
    // These turn their process into a browser for good, so each file has its own.
    ...shared,
    test: {
      name: "contract-dom",
      include: ["tests/contract/**/*.dom.test.tsx"],
      ...onBusyMachines,
      maxWorkers: maxWaitingWorkers,
      ...inGroup(2),
    },
  },
  {
    test: {
      name: "resilience",
      include: ["tests/resilience/**/*.test.ts"],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 20_000 } },
      // They often wait for other processes.
      maxWorkers: maxWaitingWorkers,
      ...inGroup(3),
    },
  },
  {
    // Long tests with many rounds and a new random seed each run. Run them manually or at night.
    ...shared,
    test: {
      name: "soak",
      include: ["tests/soak/**/*.test.{ts,tsx}"],
      testTimeout: 600_000,
      ...oneAfterTheOther,
      ...inGroup(4),
    },
  },
];

export default defineConfig({ test: { projects } });
