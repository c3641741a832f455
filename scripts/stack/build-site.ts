import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PlainError } from "../command/plain-error.ts";
import { runCommand } from "../command/run-command.ts";
import { root } from "../command/spawn-node.ts";
import { computeFingerprint } from "./fingerprint.ts";
import { pickBuildVariables } from "./site-setup.ts";

export const next = "node_modules/next/dist/bin/next";

const sources = ["web", "studio", "schemas", "sanity.config.ts", "tsconfig.base.json", "pnpm-lock.yaml"];

export interface BuildOptions {
  /** Next's output folder inside web/. */
  distDir: string;
  /** The site's own. */
  variables: NodeJS.ProcessEnv;
  stop?: AbortSignal;
  isQuiet: boolean;
}

/** Builds the site unless this build already exists. The backends must be running. Throws a `PlainError` with Next's output. */
export async function buildSite({ distDir, variables, stop, isQuiet }: BuildOptions): Promise<void> {
  const output = join(root, "web", distDir);
  const stamp = join(output, "fingerprint");
  const fingerprint = computeFingerprint({ root, sources, variables: pickBuildVariables(variables) });
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint) return;

  if (!isQuiet) console.log("Building the site (about a minute the first time)…");
  rmSync(stamp, { force: true });
  // Next keeps fetch results across builds, which would prerender outdated content.
  rmSync(join(output, "cache/fetch-cache"), { recursive: true, force: true });
  // Types of a removed route fail the next build, even those of another mode.
  for (const folder of globSync("web/.next*/{types,dev/types}", { cwd: root }))
    rmSync(join(root, folder), { recursive: true });

  const result = await runCommand({
    args: [next, "build"],
    // Next resolves next.config.ts's imports from its working directory.
    folder: "web",
    environment: variables,
    show: variables["VERBOSE"] === "1",
    ...(stop && { stop }),
  });
  if (!result.ok || !existsSync(join(output, "BUILD_ID")))
    throw new PlainError(`${result.output}\nBuilding the site failed (${result.end}).`);
  writeFileSync(stamp, fingerprint);
}
