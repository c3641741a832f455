import { prepareTestBuild } from "./support/prepare-test-build.ts";

/** Playwright's global setup. `npm test` has built already. */
export default async function setUp(): Promise<void> {
  if (process.env["TEST_BUILD"] !== "ready") await prepareTestBuild();
}
