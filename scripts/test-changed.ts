import { spawnSync } from "node:child_process";
import { PlainError } from "./command/plain-error.ts";
import { runScript } from "./command/run-script.ts";
import { root } from "./command/spawn-node.ts";
import { createChangedLanes } from "./test/lanes.ts";
import { runLanes } from "./test/run-lanes.ts";

await runScript(
  async (stop) => {
    const base = findBase();
    console.log(`What changed since ${base}. The browser and resilience tests are not part of it: npm test.`);
    await runLanes(createChangedLanes(base), stop);
  },
  { stoppedCode: 130 },
);

/** Where this branch left origin/main; without one, the last commit. */
function findBase(): string {
  const base = git("merge-base", "HEAD", "origin/main") ?? git("rev-parse", "HEAD");
  if (base === null)
    throw new PlainError("What changed cannot be told without git and a first commit: npm test.");
  return base;
}

function git(...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}
