import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createClient, type SanityClient } from "@sanity/client";
import { processOptions } from "@shop/emulators/process-options.ts";
import { readCredentials } from "@shop/emulators/seed/credentials.ts";
import { until } from "./content-lake.ts";

const main = fileURLToPath(new URL("../../emulators/content-lake/main.ts", import.meta.url));

interface LakeProcessOptions {
  port?: number;
  /** The webhook's URL. Empty for none. */
  webhook?: string;
  /** Opens the control plane. */
  control?: boolean;
  variables?: Readonly<Record<string, string>>;
}

export interface LakeProcess {
  /** Empty if the process ended before it was ready. */
  url: string;
  pid: number;
  output: { out: string; error: string; code: number | null };
  end: (signal: NodeJS.Signals) => Promise<void>;
}

export interface LakeDataDir extends AsyncDisposable {
  dataDir: string;
  /** Starts an empty lake in its own process, and waits until it's ready or has exited. */
  start: (options?: LakeProcessOptions) => Promise<LakeProcess>;
  /** A real client with the editor's token and the raw perspective. */
  client: (url: string) => SanityClient;
}

/** A data directory that outlives its lakes and is deleted with the test. */
export async function openLakeDataDir(): Promise<LakeDataDir> {
  const dataDir = await mkdtemp(join(tmpdir(), "content-lake-"));
  const children: ChildProcess[] = [];
  return {
    dataDir,
    start: async ({ port = 0, webhook = "", control = false, variables = {} } = {}) => {
      const options = ["--port", String(port), "--data", dataDir, "--webhook", webhook, "--empty"];
      const args = [...processOptions.nodeFlags, main, ...options, ...(control ? ["--control"] : [])];
      const child = spawn(process.execPath, args, {
        env: { ...process.env, ...processOptions.variables, ...variables },
        stdio: ["ignore", "pipe", "pipe"],
      });
      children.push(child);
      const output = { out: "", error: "", code: null as number | null };
      child.stdout.on("data", (chunk) => (output.out += chunk));
      child.stderr.on("data", (chunk) => (output.error += chunk));
      child.once("close", (code) => (output.code = code ?? -1));
      await until(() => output.out !== "" || output.code !== null, 15_000);
      return {
        url: /http:\S+/.exec(output.out)?.[0] ?? "",
        pid: child.pid ?? 0,
        output,
        end: async (signal) => {
          child.kill(signal);
          await until(() => output.code !== null);
        },
      };
    },
    client: (url) =>
      createClient({
        projectId: "anything",
        dataset: "production",
        apiVersion: "2026-06-01",
        apiHost: url,
        useProjectHostname: false,
        useCdn: false,
        perspective: "raw",
        maxRetries: 0,
        token: readCredentials(dataDir).contentLake.editor,
      }),
    [Symbol.asyncDispose]: async () => {
      for (const child of children) child.kill("SIGKILL");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
