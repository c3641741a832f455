import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { findUnreached, type TestRun } from "../support/endpoint-coverage.ts";

const folder = fileURLToPath(new URL("content-lake/", import.meta.url));

/** Fails a run in which a contract test never reached the lake's endpoint that names it. */
export default function checkEndpoints(project: TestProject): () => Promise<void> {
  return async () => {
    const runs = project.vitest.state
      .getTestModules()
      .filter((module) => module.project.name === project.name)
      .flatMap((module) =>
        [...module.children.allTests()].map((test): TestRun => ({
          file: relative(folder, module.moduleId),
          name: test.name,
          state: test.result().state,
          reached: test.meta().reached ?? [],
        })),
      );
    const { endpoints } = await import("@shop/emulators/content-lake/endpoints.ts");
    const unreached = findUnreached([...endpoints.api, ...endpoints.control], runs);
    if (unreached.length > 0) throw new Error(unreached.join("\n"));
  };
}
