import { createStudioConfig } from "@shop/studio/create-studio-config.ts";
import { expect, test } from "vitest";

test("the hosted Studio contains nothing from the local backend", () => {
  const config = createStudioConfig({ projectId: "abc12345", dataset: "production" });

  expect(config.projectId).toBe("abc12345");
  expect(config).not.toHaveProperty("apiHost");
  expect(config.auth).toEqual({ loginMethod: "token" });
  expect(config).not.toHaveProperty("unstable_clientFactory");
});

test("without a project ID, the Studio is the local one", () => {
  const config = createStudioConfig({ projectId: undefined, dataset: undefined });

  expect([config.projectId, config.dataset]).toEqual(["embedded", "production"]);
  expect(config).toHaveProperty("unstable_clientFactory");
});
