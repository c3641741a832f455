import { spawn } from "node:child_process";
import { once } from "node:events";
import { root } from "../command/spawn-node.ts";
import { tools } from "../command/tools.ts";
import { startHostedBackends } from "../../tests/support/hosted-backends.ts";

interface RunSanityOptions {
  args: readonly string[];
  /** The lake that stands where Sanity is. */
  lakeUrl: string;
  token: string;
  /** A project's id as its host has it. */
  projectId: string;
  /** Hosts that are asked for as they are: where the lake's assets are. */
  directHosts: readonly string[];
  stop: AbortSignal;
}

/**
 * Runs the real Sanity CLI with the lake behind the hosts it asks: it has no setting for another API host, but takes the
 * proxy and the certificate that its environment names. Answers how it ended, such as "exit code 1"; null when all went well.
 */
export async function runSanity(options: RunSanityOptions): Promise<string | null> {
  const { args, lakeUrl, token, projectId, directHosts, stop } = options;
  const hosted = await startHostedBackends({
    hosts: ["api.sanity.io", `${projectId}.api.sanity.io`],
    answers: () => lakeUrl,
  });
  try {
    const child = spawn(process.execPath, [tools.sanity, ...args], {
      cwd: root,
      env: {
        ...withoutProxies(process.env),
        ...hosted.variables,
        NO_PROXY: [hosted.variables.NO_PROXY, ...directHosts].join(","),
        SANITY_AUTH_TOKEN: token,
        SANITY_STUDIO_PROJECT_ID: projectId,
        SANITY_STUDIO_DATASET: "production",
      },
      stdio: "inherit",
      signal: stop,
    });
    const [code, signal] = await once(child, "close");
    return code === 0 ? null : String(signal ?? `exit code ${code}`);
  } finally {
    await hosted[Symbol.asyncDispose]();
  }
}

/** Some libraries read these in small letters first. */
function withoutProxies(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/^(https?|no|all)_proxy$/i.test(name)),
  );
}
