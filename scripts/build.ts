import { runScript } from "./command/run-script.ts";
import { loadEnvFile } from "./stack/load-env-file.ts";
import { startStack } from "./stack/start-stack.ts";

await runScript(
  async (stop) => {
    loadEnvFile();
    const stack = await startStack({ build: "only", stop });
    await stack.stop();
    console.log("The site is built in web/.next.");
  },
  { stoppedCode: 130 },
);
