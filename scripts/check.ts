import { runChecks } from "./check/run-checks.ts";
import { PlainError } from "./command/plain-error.ts";
import { refuseArguments } from "./command/refuse-arguments.ts";
import { runScript } from "./command/run-script.ts";

await runScript(
  async (stop) => {
    refuseArguments("check");
    const failed = await runChecks(stop);
    if (failed.length > 0) throw new PlainError(`Failed: ${failed.join(", ")}.`);
  },
  { stoppedCode: 130 },
);
