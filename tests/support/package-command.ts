import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { processOptions } from "@shop/emulators/process-options.ts";
import { until } from "./content-lake.ts";

interface Ended {
  out: string;
  error: string;
  code: number | null;
}

export interface PackageCommand extends AsyncDisposable {
  /** The working directory, deleted with the test. */
  folder: string;
  write: (file: string, content: string) => void;
  /** Starts a command. */
  launch: (...args: string[]) => { child: ChildProcess; ended: Ended };
  /** Runs a command to its end. */
  run: (...args: string[]) => Promise<Ended>;
  /** Runs `start` on a free port until the test ends, and returns its URL. */
  start: (...args: string[]) => Promise<string>;
}

/** The command of an emulator's package, run from its source. */
export const sourceOf = (name: "content-lake" | "storefront"): string =>
  fileURLToPath(new URL(`../../emulators/packages/${name}/main.ts`, import.meta.url));

/** A project's folder, where a package's command is run. `script` is the command's file. */
export function openPackageFolder(
  script: string,
  folder = mkdtempSync(join(tmpdir(), "project-")),
): PackageCommand {
  const children: ChildProcess[] = [];
  const launch: PackageCommand["launch"] = (...args) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: folder,
      env: { PATH: process.env.PATH, NODE_ENV: "test", ...processOptions.variables },
      stdio: ["ignore", "pipe", "pipe"],
    });
    children.push(child);
    const ended: Ended = { out: "", error: "", code: null };
    child.stdout.on("data", (chunk) => (ended.out += String(chunk)));
    child.stderr.on("data", (chunk) => (ended.error += String(chunk)));
    return { child, ended };
  };
  return {
    folder,
    launch,
    write: (file, content) => writeFileSync(join(folder, file), content),
    run: async (...args) => {
      const { child, ended } = launch(...args);
      const [code] = await once(child, "close");
      return { ...ended, code };
    },
    start: async (...args) => {
      const { child, ended } = launch("start", "--port", "0", ...args);
      await until(() => ended.out !== "" || child.exitCode !== null);
      return /http:[^\s,]+/.exec(ended.out)?.[0] ?? ended.error;
    },
    [Symbol.asyncDispose]: async () => {
      for (const child of children) child.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
