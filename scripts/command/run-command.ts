import { signalGroup, spawnNode } from "./spawn-node.ts";

interface CommandOptions {
  args: readonly string[];
  environment?: NodeJS.ProcessEnv;
  /** Relative to the repository; its root by default. */
  folder?: string;
  stop?: AbortSignal;
  /** Streams the output instead of only collecting it. */
  show?: boolean;
}

export interface CommandResult {
  ok: boolean;
  /** How it ended, such as "exit code 1". */
  end: string;
  output: string;
}

/** Runs a Node tool to completion. Rejects only when it can't be started, or with `stop`'s reason. */
export async function runCommand({
  args,
  environment = process.env,
  folder = ".",
  stop,
  show = false,
}: CommandOptions): Promise<CommandResult> {
  stop?.throwIfAborted();
  const lines: string[] = [];
  const child = spawnNode({
    args,
    environment,
    folder,
    onLine: (line, channel) => {
      lines.push(line);
      if (show) process[channel].write(`${line}\n`);
    },
  });
  const end = () => signalGroup(child, "SIGTERM");
  stop?.addEventListener("abort", end, { once: true });
  try {
    return await new Promise((resolve, reject) => {
      child.once("error", reject);
      child.once("close", (code, signal) => {
        if (stop?.aborted) reject(stop.reason);
        else resolve({ ok: code === 0, end: signal ?? `exit code ${code}`, output: lines.join("\n") });
      });
    });
  } finally {
    stop?.removeEventListener("abort", end);
  }
}
