import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { findUnreached, type TestedEndpoint, type TestRun } from "../support/endpoint-coverage.ts";

/** Fails a run in which a contract test never reached the endpoint, or the operation of the storefront, that names it. */
export default function checkEndpoints(project: TestProject): () => Promise<void> {
  return async () => {
    const { endpoints } = await import("@shop/emulators/content-lake/endpoints.ts");
    const { controlRoutes } = await import("@shop/emulators/storefront/control/control-routes.ts");
    const { adminRoutes } = await import("@shop/emulators/storefront/merchant/admin-api/admin-routes.ts");
    const { shopPageRoutes } = await import("@shop/emulators/storefront/pages/shop-page-routes.ts");
    const { adminPageRoutes } =
      await import("@shop/emulators/storefront/merchant/admin-pages/admin-page-routes.ts");
    const { listOperations } = await import("@shop/emulators/storefront/operations.ts");
    const operations = listOperations().flatMap(({ kind, field, test }): TestedEndpoint[] =>
      test ? [{ method: kind, path: field, test }] : [],
    );
    const unreached = [
      ...findUnreached([...endpoints.api, ...endpoints.control], listRuns(project, "content-lake")),
      ...findUnreached(
        [...controlRoutes, ...adminRoutes, ...adminPageRoutes, ...shopPageRoutes, ...operations],
        listRuns(project, "storefront"),
      ),
    ];
    if (unreached.length > 0) throw new Error(unreached.join("\n"));
  };
}

/** Every test of the run, with its file relative to the folder of an emulator's tests. */
function listRuns(project: TestProject, emulator: string): TestRun[] {
  const folder = fileURLToPath(new URL(`${emulator}/`, import.meta.url));
  return project.vitest.state
    .getTestModules()
    .filter((module) => module.project.name === project.name)
    .flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        file: relative(folder, module.moduleId),
        name: test.name,
        state: test.result().state,
        reached: test.meta().reached ?? [],
      })),
    );
}
