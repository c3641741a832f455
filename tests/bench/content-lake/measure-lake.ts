import { execFileSync } from "node:child_process";
import type { SanityClient } from "@sanity/client";
import { type LakeProcess, openLakeDataDir } from "../../support/lake-process.ts";
import { manyCourses } from "../../support/many-courses.ts";
import { median } from "../percentile.ts";
import { measureRequests } from "../requests-per-second.ts";
import { type CommitFigures, measureCommits } from "./measure-commits.ts";
import { type ListenerFigures, measureListeners } from "./measure-listeners.ts";

export interface LakeFigures {
  documents: number;
  /** From the start of the process until its first response, in milliseconds. */
  start: { empty: number; full: number };
  queries: { name: string; perSecond: number }[];
  commits: CommitFigures;
  listeners: ListenerFigures;
  /** Resident memory, in megabytes. */
  memory: { started: number; queried: number };
}

const count = 10_000;
const starts = 3;

const queries = [
  {
    name: "a course by its slug, with its instructor",
    query: '*[_type == "course" && slug.current == $slug][0]{..., instructor->{name, image}}',
  },
  {
    name: "the first 20 courses by title",
    query: '*[_type == "course"] | order(title asc)[0...20]{_id, title, "slug": slug.current}',
  },
];

/** Benchmarks a lake of ten thousand documents over HTTP, in a separate process, with real clients. */
export async function measureLake(): Promise<LakeFigures> {
  await using data = await openLakeDataDir();
  const empty = await measureStart(data.start);
  const documents = manyCourses(count);
  const first = await data.start();
  await seedDocuments(data.client(first.url), documents);
  await first.end("SIGTERM");
  const full = await measureStart(data.start);

  const lake = await data.start();
  const client = data.client(lake.url);
  const slug = JSON.stringify(Object(documents.at(-1)?.slug).current);
  const started = readMemory(lake);
  const answered: LakeFigures["queries"] = [];
  for (const { name, query } of queries) {
    const url = client.getUrl(`/data/query/production?query=${encodeURIComponent(query)}&$slug=${slug}`);
    answered.push({ name, perSecond: await measureRequests(url) });
  }
  await askEverything(client);
  const queried = readMemory(lake);
  const commits = await measureCommits(client);
  const listeners = await measureListeners(client);
  return {
    documents: count,
    start: { empty, full },
    queries: answered,
    commits,
    listeners,
    memory: { started, queried },
  };
}

async function measureStart(start: () => Promise<LakeProcess>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < starts; round += 1) {
    const before = performance.now();
    const lake = await start();
    times.push(performance.now() - before);
    await lake.end("SIGTERM");
  }
  return median(times);
}

/** In batches that stay below the request size limit. */
async function seedDocuments(client: SanityClient, documents: ReturnType<typeof manyCourses>): Promise<void> {
  for (let index = 0; index < documents.length; index += 500) {
    const part = documents.slice(index, index + 500);
    await client.mutate(
      part.map((document) => ({ create: document })),
      { visibility: "async", returnDocuments: false },
    );
  }
}

/** Runs queries that make the lake build all of its views and indexes. */
async function askEverything(client: SanityClient): Promise<void> {
  for (const perspective of ["published", "drafts", "raw"] as const) {
    const asking = client.withConfig({ perspective });
    await asking.fetch('*[_type == "course" && slug.current == $slug][0]{..., instructor->}', {
      slug: "none",
    });
    await asking.fetch('*[_type == "course"] | order(title asc)[0...20]{title}');
    await asking.fetch("*[@ match text::query($words)] | score(title match $words)[0...20]{_id}", {
      words: "kitchen table",
    });
    await asking.fetch('count(*[references("instructor-00000")])');
  }
}

function readMemory({ pid }: LakeProcess): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024;
}
