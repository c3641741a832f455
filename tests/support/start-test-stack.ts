import { startStack } from "../../scripts/stack/start-stack.ts";
import { clearTestData } from "./clear-test-data.ts";
import { testStack } from "./test-stack.ts";

// The build at hand was made with the secrets.
clearTestData(testStack.dataDir, ["tokens.json"]);

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
