import { runHosted } from "../../emulators/packages/command/run-hosted.ts";
import { root } from "../command/spawn-node.ts";
import { tools } from "../command/tools.ts";

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
  const { code, signal } = await runHosted({
    command: [process.execPath, tools.sanity, ...args],
    hosts: ["api.sanity.io", `${projectId}.api.sanity.io`],
    url: lakeUrl,
    directHosts,
    variables: {
      SANITY_AUTH_TOKEN: token,
      SANITY_STUDIO_PROJECT_ID: projectId,
      SANITY_STUDIO_DATASET: "production",
      // The lake would decline as well, but only once a process has asked.
      DO_NOT_TRACK: "1",
    },
    cwd: root,
    stop,
  });
  return code === 0 ? null : (signal ?? `exit code ${code}`);
}
