import { until } from "../content-lake.ts";
import { openLakeDataDir } from "../lake-process.ts";
import { createRandom } from "../seeded-random.ts";
import { findUnlike, findUnlikeHistory, readTransactions } from "./compare-with-lake.ts";
import { checkIntegrity } from "./database-copy.ts";
import { killUnderLoad } from "./kill-under-load.ts";
import { createUploader, findTornUploads } from "./uploader.ts";
import { startWebhookReceiver } from "./webhook-receiver.ts";
import { createWriter, type Step, tallyId, type Writer } from "./writer.ts";

export interface CrashHarness extends AsyncDisposable {
  /** Writes concurrently, kills the lake at a random moment, restarts it and compares, for the given number of rounds. */
  crash: (times: number) => Promise<void>;
  /** Compares everything that was ever acknowledged: each revision, each upload, each webhook delivery. */
  compareAll: () => Promise<void>;
  /** How the data differs from what was acknowledged, in sentences. */
  findings: readonly string[];
  counts: { crashes: number; acknowledged: number; unanswered: number; applied: number; uploads: number };
}

/** A data directory that several clients write to at once, and whose lake is killed repeatedly. */
export async function startCrashHarness(seed: number): Promise<CrashHarness> {
  const random = createRandom(seed);
  const data = await openLakeDataDir();
  const receiver = await startWebhookReceiver();
  const writers = ["ada", "ben", "cleo", "dee"].map((name) =>
    createWriter(name, createRandom(random(2 ** 30))),
  );
  const uploader = createUploader(createRandom(random(2 ** 30)));
  const ids = [...writers.flatMap((writer) => writer.ids), tallyId];
  const findings: string[] = [];
  const counts = { crashes: 0, acknowledged: 0, unanswered: 0, applied: 0, uploads: 0 };
  /** Everything that should be there. */
  const steps: Step[] = [];
  let last: string | undefined;
  let lake = await data.start({ webhook: receiver.url });

  async function crash(): Promise<void> {
    const client = data.client(lake.url);
    let answered = 0;
    const count = () => (answered += 1);
    const [rounds] = await Promise.all([
      Promise.all(writers.map((writer) => writeUntilGone(writer, client, count))),
      uploadUntilGone(),
      killUnderLoad({ random, countAnswers: () => answered, kill: () => lake.end("SIGKILL") }),
    ]);
    counts.crashes += 1;
    const integrity = await checkIntegrity(data.dataDir);
    if (integrity !== "ok") findings.push(`SQLite says: ${integrity}`);
    lake = await data.start({ webhook: receiver.url });
    if (lake.url === "") throw new Error(`The lake didn't restart: ${lake.output.error}`);
    await compareRound(rounds);

    async function uploadUntilGone(): Promise<void> {
      while (await isAnswered(uploader.upload(client))) counts.uploads += 1;
    }
  }

  async function compareRound(rounds: readonly Round[]): Promise<void> {
    const client = data.client(lake.url);
    const transactions = await readTransactions(client, ids, last);
    const known = new Set([last]);
    for (const { writer, acknowledged, unanswered } of rounds) {
      const isApplied = transactions.has(unanswered.transactionId);
      if (isApplied) writer.keep(unanswered);
      counts.acknowledged += acknowledged.length;
      counts.unanswered += 1;
      counts.applied += isApplied ? 1 : 0;
      const applied = isApplied ? [...acknowledged, unanswered] : acknowledged;
      steps.push(...applied);
      for (const step of applied) {
        known.add(step.transactionId);
        findings.push(...(await findUnlikeHistory(client, step, transactions)));
      }
      const inOrder = [...transactions.keys()].filter((id) =>
        applied.some((step) => step.transactionId === id),
      );
      if (inOrder.join() !== inOrder.toSorted().join()) findings.push(`Out of order: ${inOrder.join(", ")}`);
    }
    for (const id of transactions.keys())
      if (!known.has(id)) findings.push(`Nothing created ${id} in this round`);
    last = [...transactions.keys()].at(-1) ?? last;
    await compareCurrent();
  }

  async function compareCurrent(): Promise<void> {
    const client = data.client(lake.url);
    const documents = await client.fetch("*[_id in $ids]", { ids });
    for (const writer of writers) findings.push(...findUnlike(writer.current, documents));
    const total = await client.fetch("*[_id == $tallyId][0].total", { tallyId });
    const expected = steps.reduce((sum, { adds }) => sum + adds, 0);
    if ((total ?? 0) !== expected) findings.push(`The tally is ${total} instead of ${expected}`);
  }

  async function compareAll(): Promise<void> {
    const client = data.client(lake.url);
    await compareCurrent();
    const transactions = await readTransactions(client, ids);
    for (const step of steps) findings.push(...(await findUnlikeHistory(client, step, transactions)));
    findings.push(...(await findTornUploads(client, uploader.acknowledged)));
    const due = steps.flatMap(toDeliveries);
    const isDelivered = () => due.every((delivery) => receiver.received.has(delivery));
    // Each missing delivery is a finding of its own.
    await until(isDelivered, 30_000).catch(() => undefined);
    for (const delivery of due)
      if (!receiver.received.has(delivery)) findings.push(`Never delivered: ${delivery}`);
  }

  return {
    crash: async (times) => {
      for (let time = 0; time < times; time += 1) await crash();
    },
    compareAll,
    findings,
    counts,
    [Symbol.asyncDispose]: async () => {
      await data[Symbol.asyncDispose]();
      await receiver[Symbol.asyncDispose]();
    },
  };
}

/** What one writer did before a crash. */
interface Round {
  writer: Writer;
  acknowledged: Step[];
  /** The step in progress at the crash, which must be applied completely or not at all. */
  unanswered: Step;
}

async function writeUntilGone(
  writer: Writer,
  client: Parameters<Step["send"]>[0],
  count: () => void,
): Promise<Round> {
  const acknowledged: Step[] = [];
  for (;;) {
    const step = writer.next();
    if (!(await isAnswered(step.send(client)))) return { writer, acknowledged, unanswered: step };
    count();
    acknowledged.push(step);
    writer.keep(step);
  }
}

/** False if the lake stopped in the meantime. An error response is thrown. */
async function isAnswered(request: Promise<unknown>): Promise<boolean> {
  try {
    await request;
    return true;
  } catch (error) {
    if (error instanceof Error && "statusCode" in error) throw error;
    return false;
  }
}

/** The webhook deliveries that a step needs: published documents that existed before it or exist after it. */
function toDeliveries({ transactionId, after, adds }: Step): string[] {
  const published = [...after].filter(([id]) => !id.startsWith("drafts.")).map(([id]) => id);
  return [...published, ...(adds === 0 ? [] : [tallyId])].map((id) => `${transactionId} ${id}`);
}
