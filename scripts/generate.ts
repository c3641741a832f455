import { generate } from "./check/generators.ts";
import { PlainError } from "./command/plain-error.ts";
import { runScript } from "./command/run-script.ts";

await runScript(
  async (stop) => {
    const { ok, name, output, end } = await generate(stop);
    if (!ok) throw new PlainError(`${output}\nGenerating ${name} failed (${end}).`);
    console.log("Generated types and schemas are up to date.");
  },
  { stoppedCode: 130 },
);
