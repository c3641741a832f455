import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { startStack } from "../../scripts/stack/start-stack.ts";
import { testStack } from "./test-stack.ts";

// Every run begins with the seed. The secrets stay, for the build at hand was made with them.
if (existsSync(testStack.dataDir)) {
  for (const name of readdirSync(testStack.dataDir)) {
    if (name !== "tokens.json") rmSync(join(testStack.dataDir, name), { recursive: true });
  }
}

const { PATH, HOME } = process.env;
const stack = await startStack({
  env: { PATH, HOME },
  ports: testStack.ports,
  dataDir: testStack.dataDir,
  distDir: testStack.distDir,
  control: true,
});

const stop = async (code: number) => {
  await stack.stop();
  process.exit(code);
};
process.once("SIGTERM", () => void stop(0));
process.once("SIGINT", () => void stop(0));
console.error(await stack.crashed);
await stop(1);
