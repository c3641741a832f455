import { fileURLToPath } from "node:url";

const toDataDir = (name: string) => fileURLToPath(new URL(`../.data/${name}`, import.meta.url));
const toPorts = (first: number) => ({
  site: first,
  contentLake: first + 1,
  storefront: first + 2,
  mail: first + 3,
  smtp: first + 4,
  wallet: first + 5,
  telemetry: first + 6,
});

/** What all browser and resilience tests start from: a production build, and the seeded data it was built from. */
export const testBuild = { ports: toPorts(3100), dataDir: toDataDir("seed"), distDir: ".next-test" };

const { TEST_PARALLEL_INDEX, VITEST_POOL_ID } = process.env;

/** The number of this Playwright or Vitest worker. Any other process is worker 0. */
const worker = Number(TEST_PARALLEL_INDEX ?? Number(VITEST_POOL_ID ?? 1) - 1);
const ports = toPorts(3110 + 10 * worker);

/** This worker's own shop, with its own ports, data and copy of the build. */
export const testStack = {
  ports,
  dataDir: toDataDir(`worker-${worker}`),
  distDir: `.next-test-${worker}`,
  siteUrl: `http://localhost:${ports.site}`,
  lakeUrl: `http://127.0.0.1:${ports.contentLake}`,
  storefrontUrl: `http://127.0.0.1:${ports.storefront}`,
  mailUrl: `http://127.0.0.1:${ports.mail}`,
  walletUrl: `http://127.0.0.1:${ports.wallet}`,
  telemetryUrl: `http://127.0.0.1:${ports.telemetry}`,
};
