import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { compileCache, root } from "../../scripts/command/spawn-node.ts";
import { tools } from "../../scripts/command/tools.ts";
import { startHostedBackends } from "@shop/emulators/packages/command/hosted-backends.ts";

interface SanityCliOptions {
  lakeUrl: string;
  projectId: string;
  token: string;
}

interface Ended {
  code: number | null;
  output: string;
  /** What it writes to stderr: progress and problems. */
  messages: string;
}

export interface SanityCli extends AsyncDisposable {
  /** Runs a command, given as space-separated words, and returns its output. Rejects with its stderr if it fails. */
  run: (command: string) => Promise<string>;
  /** Runs a command that may fail. */
  end: (command: string) => Promise<Ended>;
  /** A folder for a test's files, deleted with the test. */
  folder: string;
  /** Hosts that were requested but aren't mapped. */
  unmappedHosts: readonly string[];
}

/** The real Sanity CLI, signed in to a hosted project, with a lake in place of its hosts, CDN included. */
export async function startSanityCli({ lakeUrl, projectId, token }: SanityCliOptions): Promise<SanityCli> {
  const folder = await mkdtemp(join(tmpdir(), "sanity-cli-"));
  const hosted = await startHostedBackends({
    hosts: [`${projectId}.api.sanity.io`, "api.sanity.io", "cdn.sanity.io"],
    answers: () => lakeUrl,
  });
  const end = async (command: string): Promise<Ended> => {
    const child = spawn(process.execPath, [tools.sanity, ...command.split(" ")], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        // The CLI stores its settings there.
        HOME: folder,
        ...compileCache,
        CI: "true",
        NODE_ENV: "development",
        ...hosted.variables,
        SANITY_AUTH_TOKEN: token,
        SANITY_STUDIO_PROJECT_ID: projectId,
        SANITY_STUDIO_DATASET: "production",
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const ended = { output: "", messages: "" };
    child.stdout.on("data", (chunk) => (ended.output += String(chunk)));
    child.stderr.on("data", (chunk) => (ended.messages += String(chunk)));
    const [code] = await once(child, "close");
    return { code, ...ended };
  };
  return {
    folder,
    unmappedHosts: hosted.unmappedHosts,
    end,
    run: async (command) => {
      const { code, output, messages } = await end(command);
      if (code !== 0) throw new Error(`sanity ${command} exited with code ${code}:\n${output}${messages}`);
      // Its tables are colored whatever the environment says.
      return stripVTControlCharacters(output);
    },
    [Symbol.asyncDispose]: async () => {
      await hosted[Symbol.asyncDispose]();
      await rm(folder, { recursive: true });
    },
  };
}
