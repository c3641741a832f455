import type { FuzzTarget } from "./fuzz-target.ts";

const manyFields = Array.from({ length: 50_000 }, (_, n) => `"a${n}":1`).join();

/** Takes too long on a dataset with thousands of documents. */
export const endlessQuery = '*{"b": *{"c": *{"d": n}}}';

/** More of the same kind. Each takes the lake two seconds of work. */
export const moreEndlessQueries = [
  ["a list of 50,000", `[${"1,".repeat(50_000)}1]`],
  ["a path pattern of asterisks", `*[_id in path("${"**.".repeat(30)}x")]`],
  ["sorting by all documents", "* | order(count(*[n > ^.n && tags[0] in *[].tags[]]))"],
  ["an intersection per document", "*[array::intersects(*[n != ^.n].n, *[n == ^.n].m)]"],
  ["an object of 50,000", `{${manyFields}}`],
] as const;

/** Thousands of small documents. */
export async function createManyDocuments({ client }: FuzzTarget): Promise<void> {
  const crowd = Array.from({ length: 5000 }, (_, n) => ({ _type: "crowd", n, tags: ["a", "b"] }));
  await client.mutate(crowd.map((document) => ({ create: document })));
}

/** Runs a query and another request at the same time. */
export async function askEndless(target: FuzzTarget, query: string) {
  const otherRequest = target.ask("anonymous", {
    method: "POST",
    target: "/v2026-06-01/data/query/production",
    body: JSON.stringify({ query }),
  });
  const other = await target.ask("anonymous", { target: "/v1/ping" });
  const { status, text } = await otherRequest;
  const isStopped = text.includes("The Content Lake emulator stopped it after 2 seconds");
  return { status, isStopped, other: other.status };
}
