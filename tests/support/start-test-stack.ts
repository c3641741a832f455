import { type Stack, startStack } from "../../scripts/stack/start-stack.ts";
import { copyTestBuild } from "./copy-test-build.ts";
import { testStack } from "./test-stack.ts";

interface StartOptions {
  /** Goes on with the data that is there, instead of the seed. */
  keepData?: boolean;
  /** How often an emulator that ends by itself is brought back. */
  restarts?: number;
}

/** Starts this worker's shop: site, content lake and storefront, seeded and built the same for every worker. */
export async function startTestStack({ keepData = false, restarts = 0 }: StartOptions = {}): Promise<Stack> {
  if (!keepData) copyTestBuild();
  const { ports, dataDir, distDir } = testStack;
  const { PATH, HOME } = process.env;
  return startStack({
    // Tests ask from this machine itself, so none of them uses up what an address has unless it names one.
    env: { PATH, HOME, TRUSTED_PROXIES: "1" },
    ports,
    dataDir,
    distDir,
    build: "never",
    control: true,
    quiet: true,
    restarts,
  });
}
