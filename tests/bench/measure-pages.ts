import { execFileSync } from "node:child_process";
import autocannon from "autocannon";
import type { Stack } from "../../scripts/stack/start-stack.ts";
import { startBareNext } from "./bare-next.ts";
import type { BenchmarkSection } from "./benchmarks-page.ts";

/** As browsers ask. */
const headers = { "accept-encoding": "gzip" };

/** Next ignores credentials, and because of them the site's server leaves the request to Next. */
const pastMemory = { ...headers, authorization: "Basic bmV4dA==" };

const coursePath = "/courses/level-1a-online-asl-course";

/** Each page with how often it's requested per second for its response times: less than what a busy machine can answer. */
const pages = [
  { name: "a course", path: coursePath, rate: 1000 },
  { name: "home", path: "/", rate: 1000 },
  { name: "a book", path: "/books/getting-started-with-asl", rate: 1000 },
  { name: "a missing page", path: "/no-such-page", rate: 50 },
  { name: "a search", path: "/search?q=family", rate: 5 },
  { name: "an empty cart", path: "/cart", rate: 5 },
];

/** Benchmarks each kind of page next to a bare Next.js page, in one run on one machine. */
export async function measurePages(stack: Stack): Promise<BenchmarkSection> {
  const bare = await startBareNext(3139);
  try {
    const rows: [string, string][] = [
      ["a bare Next.js page (5 kB)", await measure({ url: bare.url, rate: 200, headers })],
      [
        "a course, past the memory",
        await measure({ url: stack.siteUrl + coursePath, rate: 20, headers: pastMemory }),
      ],
    ];
    for (const { name, path, rate } of pages)
      rows.push([name, await measure({ url: stack.siteUrl + path, rate, headers })]);
    return {
      heading: "Pages",
      note: "With `Accept-Encoding: gzip`, over ten connections: requests per second; then the median and p99 of the response time at a fixed rate. Courses, books, and the home page are served from memory ([decision 45](decisions/0045-pages-served-from-memory.md)).",
      rows: [...rows, ["memory of the site's process afterward", readMemory(stack)]],
    };
  } finally {
    bare.stop();
  }
}

interface Load {
  url: string;
  /** Requests per second, for the response times. */
  rate: number;
  headers: Record<string, string>;
}

async function measure({ url, rate, headers: sent }: Load): Promise<string> {
  const load = { url, headers: sent, connections: 10 };
  await autocannon({ ...load, duration: 1 });
  const { requests } = await autocannon({ ...load, duration: 5 });
  const { latency } = await autocannon({ ...load, duration: 5, overallRate: rate });
  return `${requests.average.toFixed(0)}; ${latency.p50} ms, ${latency.p99} ms at ${rate} per second`;
}

function readMemory({ services }: Stack): string {
  const kilobytes = execFileSync("ps", ["-o", "rss=", "-p", String(services.site.pid())]).toString();
  return `${(Number(kilobytes) / 1024).toFixed(0)} MB`;
}
