import { controlRoutes } from "@shop/emulators/content-lake/control/control-routes.ts";
import { routes } from "@shop/emulators/content-lake/routes.ts";
import { socketEndpoints } from "@shop/emulators/content-lake/upgrade.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FuzzTarget, startFuzzTarget } from "../../support/fuzz/fuzz-target.ts";
import { findFaultsOfRandomRequests } from "../../support/fuzz/random-requests.ts";
import { readSeed } from "../../support/read-seed.ts";

let target: FuzzTarget;
const seed = readSeed();

beforeAll(async () => {
  target = await startFuzzTarget();
});

afterAll(() => target[Symbol.asyncDispose]());

const sockets = Object.values(socketEndpoints).map(({ path }) => ({ method: "GET", path }));
const endpoints = [...routes, ...controlRoutes, ...sockets].map(({ method, path }) => ({ method, path }));

test.each(endpoints)("$method $path holds out against requests of any kind", async (endpoint) => {
  const faults = await findFaultsOfRandomRequests({ target, endpoint, seed, count: 10 });

  expect(faults, `SEED=${seed}`).toEqual([]);
});

test("the lake is as it was before all these", async () => {
  expect(await target.findDamage(), `SEED=${seed}`).toEqual([]);
});
