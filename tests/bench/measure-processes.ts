import { cpus } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import autocannon from "autocannon";
import type { Service } from "../../scripts/stack/service.ts";
import type { Stack } from "../../scripts/stack/start-stack.ts";
import { createPeer } from "../support/create-peer.ts";
import { createLakeClient } from "../support/lake-client.ts";
import type { BenchmarkSection } from "./benchmarks-page.ts";
import { browserHeaders, coursePath, measuredPages, measureLoad } from "./measure-load.ts";
import { measurePublishes } from "./measure-publishes.ts";
import { measureNextVisitor, rounds } from "./publish-to-visible.ts";
import { startNginx } from "./start-nginx.ts";

/** Of the processes beside the stack's own. */
const peerPorts = [3137, 3138] as const;
const nginxPort = 3139;

const toUrl = (port: number) => `http://127.0.0.1:${port}`;

/** The variables of three processes that follow each other's changes, one of which is the stack's own. */
export const toPeerVariables = (sitePort: number) => ({
  PEER_URLS: [sitePort, ...peerPorts].map(toUrl).join(","),
  TRUSTED_PROXIES: "1",
});

/** Benchmarks three processes of the site behind nginx, next to one by itself. */
export async function measureProcesses(stack: Stack): Promise<BenchmarkSection> {
  const { lakeUrl, credentials, environment } = stack;
  if (!lakeUrl) throw new Error("The benchmark needs the embedded lake to publish to.");
  const lake = createLakeClient({ token: credentials.contentLake.editor, url: lakeUrl });
  const peers = peerPorts.map((port) => createPeer(stack, port));
  try {
    for (const peer of peers) await peer.start();
    const ports = [environment.ports.site, ...peerPorts] as const;
    await using nginx = await startNginx(nginxPort, ports);
    const course = { connections: 10, rate: 100 };
    const rows: [string, string][] = [
      ["a course, from one process", await measureLoad({ ...course, url: stack.siteUrl + coursePath })],
      ["a course", await measureLoad({ ...course, url: nginx.url + coursePath })],
    ];
    for (const { name, path, ...load } of measuredPages)
      rows.push([name, await measureLoad({ ...load, url: nginx.url + path })]);
    const publishing = { lake, documentId: "course-level-1a", path: coursePath };
    const published = await measurePublishes({
      ...publishing,
      url: nginx.url + coursePath,
      rate: 100,
      headers: browserHeaders,
    });
    rows.push(
      [
        "a course that's published once a second",
        `${published.p50} ms, ${published.p99} ms at 100 per second`,
      ],
      [
        `from a publish until all three show it, median of ${rounds}`,
        `${(await measureNextVisitor(ports.map(toUrl), publishing)).toFixed(0)} ms`,
      ],
    );
    const [peer] = peers;
    if (peer)
      rows.push([
        "a course, while a process is killed and started again",
        await measureKill(nginx.url, peer),
      ]);
    return {
      heading: "Three processes behind nginx",
      note: `All three share this machine's ${cpus().length} cores, so don't expect three times one process; nginx takes its share, too. nginx has the rules of [nginx.conf](deploy/nginx.conf), and sends requests to the processes in turn. Requests per second; then the median and p99 of the response time at a fixed rate.`,
      rows,
    };
  } finally {
    await Promise.all(peers.map((peer) => peer.stop()));
  }
}

/** How many requests fail, and the slowest's time, when a process is killed under load and started again. */
async function measureKill(origin: string, peer: Service): Promise<string> {
  const load = autocannon({
    url: origin + coursePath,
    headers: browserHeaders,
    connections: 10,
    duration: 20,
    overallRate: 100,
  });
  await wait(5000);
  await peer.stop("SIGKILL");
  await wait(2000);
  await peer.start();
  const { latency, requests, non2xx, errors } = await load;
  return `${non2xx + errors} of ${requests.total} failed; ${latency.p50} ms, ${latency.p99} ms, ${latency.max} ms at most, at 100 per second`;
}
