import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { TestProject, Vitest } from "vitest/node";
import { findUnreached, type TestRun } from "../support/endpoint-coverage.ts";

/**
 * Fails a complete run of the contract tests, in any project, if no passing test reached an emulator endpoint or a storefront
 * operation. Partial runs aren't checked.
 */
export default function checkEndpoints({ vitest }: TestProject): () => Promise<void> {
  return async () => {
    if (!ranEveryContractTest(vitest)) return;
    // Imported here, because only a complete run needs the emulators in this process.
    const { emulatedEndpoints } = await import("../support/emulated-endpoints.ts");
    const unreached = findUnreached(emulatedEndpoints, listRuns(vitest));
    if (unreached.length > 0) {
      throw new Error(`No passing contract test reached these:\n${unreached.join("\n")}`);
    }
  };
}

function ranEveryContractTest({ config, state }: Vitest): boolean {
  if (config.testNamePattern) return false;
  const ran = new Set(state.getTestModules().map(({ moduleId }) => moduleId));
  const folder = fileURLToPath(new URL(".", import.meta.url));
  return globSync("**/*.test.{ts,tsx}", { cwd: folder }).every((file) => ran.has(folder + file));
}

function listRuns({ state }: Vitest): TestRun[] {
  return state.getTestModules().flatMap(({ children }) =>
    [...children.allTests()].map((test) => ({
      state: test.result().state,
      reached: test.meta().reached ?? [],
    })),
  );
}
