import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

// The package throws wherever it is not compiled for the server; this is what it is there.
const alias = {
  "server-only": fileURLToPath(new URL("web/node_modules/server-only/empty.js", import.meta.url)),
};

/** Files share a process, which saves loading every module again; each cleans up what it changed in it. */
const sharedProcess = { isolate: false, setupFiles: ["tests/support/undo-stubs.ts"] };

// Vitest's own number leaves one core to itself, which is half of a small machine.
const maxWorkers = Math.max(2, availableParallelism() - 1);
const onOneBackend = { maxWorkers, testTimeout: 20_000, hookTimeout: 30_000 };
const oneAfterTheOther = { fileParallelism: false, hookTimeout: 120_000 };

const projects: TestProjectInlineConfiguration[] = [
  {
    resolve: { alias },
    test: {
      name: "unit",
      include: ["{schemas,studio,web,emulators,scripts}/**/*.test.{ts,tsx}", "tests/support/**/*.test.ts"],
      exclude: ["**/node_modules/**", "emulators/artwork/**"],
      maxWorkers,
      ...sharedProcess,
    },
  },
  {
    resolve: { alias },
    test: {
      name: "contract",
      include: ["tests/contract/**/*.test.{ts,tsx}"],
      exclude: ["**/*.dom.test.tsx"],
      globalSetup: ["tests/contract/global-setup.ts", "tests/contract/seeded-data.ts"],
      ...onOneBackend,
      ...sharedProcess,
    },
  },
  {
    // Their process becomes a browser for good, so each file has its own.
    resolve: { alias },
    test: { name: "contract-dom", include: ["tests/contract/**/*.dom.test.tsx"], ...onOneBackend },
  },
  {
    test: {
      name: "resilience",
      include: ["tests/resilience/**/*.test.ts"],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // They wait for processes most of the time.
      maxWorkers: 2,
    },
  },
  {
    // Endurance and chance: many rounds, each run from another seed. By hand or at night.
    resolve: { alias },
    test: {
      name: "soak",
      include: ["tests/soak/**/*.test.{ts,tsx}", "emulators/artwork/**/*.test.ts"],
      testTimeout: 600_000,
      ...oneAfterTheOther,
    },
  },
];

export default defineConfig({ test: { projects } });
