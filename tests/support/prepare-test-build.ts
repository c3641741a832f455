import { startStack } from "../../scripts/stack/start-stack.ts";
import { clearTestData } from "./clear-test-data.ts";
import { testBuild } from "./test-stack.ts";

/** Seeds fresh data and builds the site from it, unless this exact build exists. Leaves nothing running. */
export async function prepareTestBuild(stop?: AbortSignal): Promise<void> {
  const { ports, dataDir, distDir } = testBuild;
  const { PATH, HOME, VERBOSE } = process.env;
  clearTestData(dataDir);
  const stack = await startStack({
    env: { PATH, HOME, VERBOSE },
    ports,
    dataDir,
    distDir,
    build: "only",
    quiet: true,
    ...(stop && { stop }),
  });
  await stack.stop();
}
