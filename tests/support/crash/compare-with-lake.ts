import { isDeepStrictEqual } from "node:util";
import type { SanityClient, SanityDocument } from "@sanity/client";
import { type Fields, type Step, tallyId } from "./writer.ts";

/** The transactions that changed the given documents, oldest first: ID → the documents it changed. */
export type Transactions = ReadonlyMap<string, readonly string[]>;

const maxTransactions = 1000;

/** The documents' transactions from the given one on, or all of them without one. */
export async function readTransactions(
  client: SanityClient,
  ids: readonly string[],
  from?: string,
): Promise<Transactions> {
  const found = new Map<string, string[]>();
  for (let first = from; ; first = [...found.keys()].at(-1)) {
    const page = await readPage(client, ids, first);
    const known = found.size;
    for (const { id, documentIDs } of page) found.set(id, documentIDs.toSorted());
    if (page.length < maxTransactions || found.size === known) return found;
  }
}

async function readPage(client: SanityClient, ids: readonly string[], from: string | undefined) {
  const query = new URLSearchParams({ excludeContent: "true", limit: String(maxTransactions) });
  if (from !== undefined) query.set("fromTransaction", from);
  const path = `/data/history/production/transactions/${ids.join(",")}?${query.toString()}`;
  const response = await fetch(client.getUrl(path), {
    headers: { authorization: `Bearer ${client.config().token}` },
  });
  const lines = (await response.text()).split("\n").filter(Boolean);
  // The history's own format, one transaction per line.
  return lines.map((line) => JSON.parse(line) as { id: string; documentIDs: string[] });
}

/** Where the history differs from what the writer did in a step, in sentences. */
export async function findUnlikeHistory(
  client: SanityClient,
  step: Step,
  transactions: Transactions,
): Promise<string[]> {
  const { transactionId, after, adds } = step;
  const touched = transactions.get(transactionId);
  if (!touched) return [`${transactionId} is lost`];
  const whole = [...after.keys(), ...(adds === 0 ? [] : [tallyId])].toSorted();
  if (!isDeepStrictEqual(touched, whole))
    return [`${transactionId} is only partly there: ${touched.join(", ")}`];
  const documents = await client.request<{ documents: SanityDocument[] }>({
    url: `/data/history/production/documents/${[...after.keys()].join(",")}?revision=${transactionId}`,
  });
  return findUnlike(toRevision(step), documents.documents).map((found) => `at ${transactionId} ${found}`);
}

/** Where the documents differ from the expected ones, in sentences. */
export function findUnlike(
  expected: ReadonlyMap<string, Fields>,
  documents: readonly SanityDocument[],
): string[] {
  const there = new Map(documents.map((document) => [document._id, toFields(document)]));
  return [...expected].flatMap(([id, fields]) => {
    const found = there.get(id) ?? null;
    return isDeepStrictEqual(found, fields)
      ? []
      : [`${id} is ${toShort(found)} instead of ${toShort(fields)}`];
  });
}

/** The documents as a step leaves them. */
function toRevision({ transactionId, after }: Step): Map<string, Fields> {
  return new Map(
    [...after].map(([id, fields]) => [id, fields && { ...fields, _rev: transactionId }] as const),
  );
}

function toShort(fields: Fields): string {
  return JSON.stringify(fields).slice(0, 200);
}

function toFields(document: SanityDocument): Fields {
  const fields = Object.entries(document).filter(([name]) => !name.startsWith("_") || name === "_rev");
  return Object.fromEntries(fields);
}
