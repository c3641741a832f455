import { availableParallelism } from "node:os";
import { runCommand } from "../command/run-command.ts";
import { runParallel } from "../command/run-parallel.ts";
import { runStage, type StageResult } from "../command/run-stage.ts";
import { tools } from "../command/tools.ts";
import { cacheFolder } from "./check-cache.ts";
import { checkGenerated } from "./check-generated.ts";
import { lint } from "./lint.ts";
import { checkReferences } from "./references.ts";

interface Check {
  name: string;
  run: (stop: AbortSignal) => Promise<StageResult>;
}

const runTool =
  (...args: readonly string[]) =>
  (stop: AbortSignal): Promise<StageResult> =>
    runCommand({ args, stop });

const cache = (name: string) => `${cacheFolder}/${name}`;

const checkUnusedCode = runTool(
  tools.knip,
  "--no-config-hints",
  "--cache",
  "--cache-location",
  cache("knip"),
);

const styleOptions = ["--ignore-path", ".gitignore", "--cache", "--cache-strategy", "content"];
const checkStyles = runTool(
  tools.stylelint,
  "web/**/*.css",
  ...styleOptions,
  "--cache-location",
  cache("stylelint"),
);

// Broken links between documents, including to headings. Without "false", it asks git for the repository's URL.
const linkOptions = ["--no-config", "--frail", "--quiet", "--no-color"];
const checkLinks = runTool(
  tools.remark,
  ...linkOptions,
  "--use",
  "remark-validate-links=repository:false",
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "docs",
  "emulators",
);

/** Slowest first, so that no slow check runs alone at the end. */
const checks: readonly Check[] = [
  { name: "Lint and types", run: lint },
  { name: "Generated files", run: checkGenerated },
  { name: "Unused code", run: checkUnusedCode },
  { name: "Styles", run: checkStyles },
  { name: "Links between documents", run: checkLinks },
  { name: "References to requirements and paths", run: checkReferences },
  { name: "Format", run: runTool(tools.oxfmt, "--check", ".") },
];

/** Runs all checks in parallel, even after a failure, and returns the names of those that failed. */
export async function runChecks(stop: AbortSignal): Promise<string[]> {
  const tasks = checks.map((check) => () => runStage(check.name, check.run, stop));
  const results = await runParallel(tasks, availableParallelism());
  return checks.flatMap(({ name }, index) => (results[index]?.ok ? [] : [name]));
}
