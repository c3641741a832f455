import { spawnSync } from "node:child_process";
import { PlainError } from "./command/plain-error.ts";
import { runScript } from "./command/run-script.ts";
import { root } from "./command/spawn-node.ts";
import { createChangedLanes } from "./test/lanes.ts";
import { runLanes } from "./test/run-lanes.ts";

await runScript(
  async (stop) => {
    const base = findBase();
    console.log(`Changes since ${base}. The browser and resilience tests aren't included: run npm test.`);
    await runLanes(createChangedLanes(base), stop);
  },
  { stoppedCode: 130 },
);

/** Where this branch left origin/main, or else the last commit. */
function findBase(): string {
  const base = git("merge-base", "HEAD", "origin/main") ?? git("rev-parse", "HEAD");
  if (base === null)
    throw new PlainError("Finding changes needs git and at least one commit. Run npm test instead.");
  return base;
}

function git(...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}
