import type { SanityClient } from "@sanity/client";
import { toCourseId } from "../../support/many-courses.ts";
import { percentile } from "../percentile.ts";

export interface CommitFigures {
  /** One client that waits for each response, in milliseconds. */
  alone: { p50: number; p99: number };
  /** Several clients at once. */
  perSecond: number;
}

const writers = 16;
const seconds = 5;

/** Patches one document at a time. Each commit is durable when it's acknowledged. */
export async function measureCommits(client: SanityClient): Promise<CommitFigures> {
  await commitFor(1, client, 1);
  const alone = await commitFor(1, client, seconds);
  return {
    alone: { p50: percentile(alone, 0.5), p99: percentile(alone, 0.99) },
    perSecond: await measureCommitsPerSecond(client),
  };
}

export async function measureCommitsPerSecond(client: SanityClient): Promise<number> {
  return (await commitFor(writers, client, seconds)).length / seconds;
}

/** How long each commit took, in milliseconds. */
async function commitFor(count: number, client: SanityClient, during: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + during * 1000;
  const write = async (writer: number) => {
    for (let round = 1; performance.now() < end; round += 1) {
      const before = performance.now();
      await client
        .patch(toCourseId(writer + 1))
        .set({ lessonCount: round })
        .commit({ returnDocuments: false });
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: count }, (_, writer) => write(writer)));
  return times;
}
