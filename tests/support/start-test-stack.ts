import { type Stack, startStack } from "../../scripts/stack/start-stack.ts";
import { copyTestBuild } from "./copy-test-build.ts";
import { testStack } from "./test-stack.ts";

interface StartOptions {
  /** Keeps the existing data instead of starting from the seed. */
  keepData?: boolean;
  /** How many times an emulator that exits on its own is restarted. */
  restarts?: number;
  /** More of the site's variables. */
  env?: Readonly<Record<string, string>>;
}

/** Starts this worker's shop: site, content lake and storefront, with the same seed and build for every worker. */
export async function startTestStack({
  keepData = false,
  restarts = 0,
  env = {},
}: StartOptions = {}): Promise<Stack> {
  if (!keepData) copyTestBuild();
  const { ports, dataDir, distDir } = testStack;
  const { PATH, HOME } = process.env;
  return startStack({
    // Tests send requests from this machine, so they use up no address's rate limit unless they name one.
    env: { PATH, HOME, TRUSTED_PROXIES: "1", ...env },
    ports,
    dataDir,
    distDir,
    build: "never",
    control: true,
    quiet: true,
    restarts,
  });
}
