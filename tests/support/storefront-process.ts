import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readCredentials } from "@shop/emulators/seed/credentials.ts";
import { processOptions } from "@shop/emulators/process-options.ts";
import { until } from "./content-lake.ts";

const main = fileURLToPath(new URL("../../emulators/storefront/main.ts", import.meta.url));

export interface StorefrontProcess {
  /** Empty if the process ended before it was ready. */
  url: string;
  pid: number;
  output: { out: string; error: string; code: number | null };
  /** Calls the Admin API with the admin token. */
  admin: (method: string, path: string, body?: unknown) => Promise<Response>;
  end: (signal: NodeJS.Signals) => Promise<void>;
}

export interface StorefrontDataDir extends AsyncDisposable {
  dataDir: string;
  /** Starts a storefront in its own process, and waits until it's ready or has exited. */
  start: (args?: readonly string[], variables?: Record<string, string>) => Promise<StorefrontProcess>;
}

/** A data directory that outlives its storefronts and is deleted with the test. */
export async function openStorefrontDataDir(): Promise<StorefrontDataDir> {
  const dataDir = await mkdtemp(join(tmpdir(), "storefront-"));
  const children: ChildProcess[] = [];
  return {
    dataDir,
    start: async (args = [], variables = {}) => {
      const child = spawn(process.execPath, [main, "--port", "0", "--data", dataDir, ...args], {
        stdio: ["ignore", "pipe", "pipe"],
        env: { ...process.env, ...processOptions.variables, ...variables },
      });
      children.push(child);
      const output = { out: "", error: "", code: null as number | null };
      child.stdout.on("data", (chunk) => (output.out += chunk));
      child.stderr.on("data", (chunk) => (output.error += chunk));
      child.once("close", (code) => (output.code = code ?? -1));
      await until(() => output.out !== "" || output.code !== null, 15_000);
      const url = /http:\S+/.exec(output.out)?.[0] ?? "";
      const { adminToken } = readCredentials(dataDir).storefront;
      return {
        url,
        pid: child.pid ?? 0,
        output,
        admin: (method, path, body) =>
          fetch(`${url}/admin/api/2025-01${path}`, {
            method,
            headers: { "x-shopify-access-token": adminToken },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          }),
        end: async (signal) => {
          child.kill(signal);
          await until(() => output.code !== null);
        },
      };
    },
    [Symbol.asyncDispose]: async () => {
      for (const child of children) child.kill("SIGKILL");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
