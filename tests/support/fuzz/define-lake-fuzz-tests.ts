import { controlRoutes } from "@shop/emulators/content-lake/control/control-routes.ts";
import { routes } from "@shop/emulators/content-lake/api/router.ts";
import { socketEndpoints } from "@shop/emulators/content-lake/live/upgrade.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FuzzTarget, startFuzzTarget } from "./fuzz-target.ts";
import { findFaultsOfRandomRequests } from "./random-requests.ts";

export interface FuzzTestOptions {
  seed: number;
  /** How many requests each endpoint gets, from several callers at once. */
  count: number;
}

/** Tests every endpoint of the content lake with random requests. */
export function defineLakeFuzzTests({ seed, count }: FuzzTestOptions): void {
  let target: FuzzTarget;

  beforeAll(async () => {
    target = await startFuzzTarget();
  });

  afterAll(() => target?.[Symbol.asyncDispose]());

  const sockets = Object.values(socketEndpoints).map(({ path }) => ({ method: "GET", path }));
  const endpoints = [...routes, ...controlRoutes, ...sockets].map(({ method, path }) => ({ method, path }));

  test.each(endpoints)("$method $path survives random requests", async (endpoint) => {
    const faults = await findFaultsOfRandomRequests({ target, endpoint, seed, count });

    expect(faults, `SEED=${seed}`).toEqual([]);
  });

  test("the lake is unchanged after all of these", async () => {
    expect(await target.findDamage(), `SEED=${seed}`).toEqual([]);
  });
}
