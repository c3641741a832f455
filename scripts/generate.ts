import { generate } from "./check/generators.ts";
import { PlainError } from "./command/plain-error.ts";
import { refuseArguments } from "./command/refuse-arguments.ts";
import { runScript } from "./command/run-script.ts";

await runScript(
  async (stop) => {
    refuseArguments("generate");
    const failed = await generate(stop);
    if (failed) throw new PlainError(`${failed.output}\nGenerating ${failed.name} failed (${failed.end}).`);
    console.log("Generated types and schemas are up to date.");
  },
  { stoppedCode: 130 },
);
