import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { startHostedBackends } from "./hosted-backends.ts";

interface RunHostedOptions {
  /** The program and its arguments. */
  command: readonly string[];
  /** The internet's hosts that the emulator answers for. */
  hosts: readonly string[];
  /** Where the emulator is. */
  url: string;
  /** Hosts that are asked directly, besides this machine. */
  directHosts?: readonly string[];
  /** Whether requests for any other host fail, or go to that host. */
  others?: "fail" | "connect";
  variables?: NodeJS.ProcessEnv;
  cwd?: string;
  stop?: AbortSignal;
}

export interface Ended {
  /** null after a signal. */
  code: number | null;
  signal: NodeJS.Signals | null;
}

/**
 * Runs a command that reaches an emulator at the names of the hosted service, through the proxy and the certificate in its
 * environment. Node and most command-line tools use both.
 */
export async function runHosted(options: RunHostedOptions): Promise<Ended> {
  const { command, hosts, url, directHosts = [], others = "fail", variables, cwd, stop } = options;
  const [program = "", ...args] = command;
  const hosted = await startHostedBackends({ hosts, answers: () => url, others });
  let child: ChildProcess | undefined;
  // Ctrl-C also reaches the command, which decides when to end.
  const outlive = () => {};
  const passOn = (signal: NodeJS.Signals) => void child?.kill(signal);
  process.on("SIGINT", outlive).on("SIGTERM", passOn).on("SIGHUP", passOn);
  try {
    child = spawn(program, args, {
      ...(cwd === undefined ? {} : { cwd }),
      env: {
        ...withoutProxies(process.env),
        ...hosted.variables,
        NO_PROXY: [hosted.variables.NO_PROXY, ...directHosts].join(","),
        ...variables,
      },
      stdio: "inherit",
      ...(stop === undefined ? {} : { signal: stop }),
    });
    const [code, signal] = await once(child, "close");
    return { code, signal };
  } catch (error) {
    if (stop?.aborted === true) throw error;
    throw new Error(`Can't run ${program}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  } finally {
    process.off("SIGINT", outlive).off("SIGTERM", passOn).off("SIGHUP", passOn);
    await hosted[Symbol.asyncDispose]();
  }
}

/** Ends this process as the command ended, in the way of shells. */
export function exitLike({ code, signal }: Ended): void {
  process.exitCode = code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
}

/** Some libraries read the lowercase names first. */
function withoutProxies(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/^(https?|no|all)_proxy$/i.test(name)),
  );
}
