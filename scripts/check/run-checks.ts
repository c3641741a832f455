import { type CommandResult, runCommand } from "../command/run-command.ts";
import { runStage, type StageResult } from "../command/run-stage.ts";
import { tools } from "../command/tools.ts";
import { generate, generatedFiles } from "./generators.ts";
import { listChanges, readFiles } from "./generated-files.ts";

const packages = ["schemas", "studio", "web", "emulators", "tests"];

interface Check {
  name: string;
  run: (stop: AbortSignal) => Promise<StageResult>;
}

const runTool =
  (...args: readonly string[]) =>
  (stop: AbortSignal): Promise<CommandResult> =>
    runCommand({ args, stop });

const checks: readonly Check[] = [
  { name: "Format", run: runTool(tools.oxfmt, "--check", ".") },
  { name: "Lint", run: runTool(tools.oxlint) },
  { name: "Styles", run: runTool(tools.stylelint, "web/**/*.css", "--ignore-path", ".gitignore") },
  { name: "Types of the scripts", run: runTool(tools.tsc, "-p", ".") },
  ...packages.map((name) => ({ name: `Types of ${name}`, run: runTool(tools.tsc, "-p", name) })),
  { name: "Unused code", run: runTool(tools.knip, "--no-config-hints") },
  { name: "Generated files", run: checkGenerated },
];

/** Runs every check, however many fail, and names those that did. */
export async function runChecks(stop: AbortSignal): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, run } of checks) {
    if (!(await runStage(name, () => run(stop)))) failed.push(name);
  }
  return failed;
}

async function checkGenerated(stop: AbortSignal): Promise<StageResult> {
  const before = readFiles(generatedFiles);
  const { ok, name, output } = await generate(stop);
  if (!ok) return { ok, output: `${output}\nGenerating ${name} failed.` };
  const changes = listChanges(before, readFiles(generatedFiles));
  return {
    ok: changes.length === 0,
    output: `These were out of date and have just been written anew; commit them: ${changes.join(", ")}`,
  };
}
