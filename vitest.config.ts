import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// The package throws wherever it is not compiled for the server; this is what it is there.
const alias = {
  "server-only": fileURLToPath(new URL("web/node_modules/server-only/empty.js", import.meta.url)),
};
const onOneBackend = { testTimeout: 20_000, hookTimeout: 30_000 };

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          include: [
            "{schemas,studio,web,emulators,scripts}/**/*.test.{ts,tsx}",
            "tests/support/**/*.test.ts",
          ],
          exclude: ["**/node_modules/**"],
        },
      },
      {
        resolve: { alias },
        test: {
          name: "contract",
          include: ["tests/contract/**/*.test.{ts,tsx}"],
          globalSetup: "tests/contract/global-setup.ts",
          ...onOneBackend,
        },
      },
      {
        test: {
          name: "resilience",
          include: ["tests/resilience/**/*.test.ts"],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
