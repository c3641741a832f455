import { spawn } from "node:child_process";
import { once } from "node:events";
import { root } from "../command/spawn-node.ts";
import { tools } from "../command/tools.ts";
import { startHostedBackends } from "../../emulators/packages/command/hosted-backends.ts";

interface RunSanityOptions {
  args: readonly string[];
  /** The lake that replaces Sanity. */
  lakeUrl: string;
  token: string;
  /** The project's id, as in its hostname. */
  projectId: string;
  /** Hosts requested directly, because they serve the lake's assets. */
  directHosts: readonly string[];
  stop: AbortSignal;
}

/**
 * Runs the real Sanity CLI against the lake. It has no setting for the API host, but uses the proxy and certificate
 * from its environment. Returns how it ended, such as "exit code 1"; null on success.
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

/** Some libraries read the lowercase names first. */
function withoutProxies(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/^(https?|no|all)_proxy$/i.test(name)),
  );
}
