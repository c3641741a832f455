import { rmSync } from "node:fs";
import { startStack } from "../../scripts/stack/start-stack.ts";
import { testStack } from "./test-stack.ts";

// Every run begins with the seed.
rmSync(testStack.dataDir, { recursive: true, force: true });

const { PATH, HOME } = process.env;
const stack = await startStack({
  env: { PATH, HOME },
  ports: testStack.ports,
  dataDir: testStack.dataDir,
  distDir: testStack.distDir,
});

const stop = async () => {
  await stack.stop();
  process.exit(0);
};
process.once("SIGTERM", () => void stop());
process.once("SIGINT", () => void stop());
