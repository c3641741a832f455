import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("bare-node-server.ts", import.meta.url));

interface BareNode {
  url: string;
  stop: () => void;
}

/** Bare Node.js answers each request with the gzipped bytes of `page`: the most to expect while the load generator shares the cores. */
export async function startBareNode(page: string, port: number): Promise<BareNode> {
  const server = fork(script, [page, String(port)]);
  await once(server, "message");
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.kill() };
}
