import { createClient } from "@sanity/client";
import { beforeAll, expect, test, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";
import type { FindIn } from "../../support/document-checks.ts";

let findIn: FindIn;

beforeAll(async () => {
  await builtinEnvironments.jsdom.setup(globalThis, {});
  // A browser that's never idle calls back only for those who don't want to wait any longer.
  vi.stubGlobal("requestIdleCallback", (run: () => void, options?: IdleRequestOptions) => {
    if (options?.timeout) queueMicrotask(run);
    return 0;
  });
  vi.stubGlobal("cancelIdleCallback", () => undefined);
  // Sanity looks for them when it loads.
  const { createDocumentChecks } = await import("../../support/document-checks.ts");
  findIn = await createDocumentChecks(
    createClient({ projectId: "embedded", useCdn: false, apiVersion: "1" }),
  );
});

test("a document is validated even if the browser is never idle", async () => {
  expect(await findIn({ _id: "drafts.test", _type: "instructor" })).toContain(
    "error at name: Give the instructor a name.",
  );
});
