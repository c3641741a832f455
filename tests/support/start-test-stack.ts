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

const stop = async (code: number) => {
  await stack.stop();
  process.exit(code);
};
process.once("SIGTERM", () => void stop(0));
process.once("SIGINT", () => void stop(0));
console.error(await stack.crashed);
await stop(1);
