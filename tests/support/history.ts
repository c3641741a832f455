import type { SanityDocument } from "@sanity/client";
import { startTestLake, type TestLake } from "./content-lake.ts";

export interface HistoryEvent {
  type: string;
  timestamp: string;
  [detail: string]: unknown;
}

interface Events {
  events: Record<string, HistoryEvent[]>;
  nextCursor: string;
}

export interface HistoryTransaction {
  id: string;
  author: string;
  timestamp: string;
  documentIDs: string[];
  mutations?: unknown[];
  effects: Record<string, { apply: unknown[]; revert: unknown[] }>;
}

export const readEvents = (lake: TestLake, id: string, query = ""): Promise<Events> =>
  lake.client().request({ url: `/data/history/production/events/documents/${id}${query}` });

export const readDocuments = (
  lake: TestLake,
  id: string,
  query: string,
): Promise<{ documents: SanityDocument[] }> =>
  lake.client().request({ url: `/data/history/production/documents/${id}?${query}` });

/** The response as the Studio reads it, line by line. Without IDs, returns the transactions of all documents. */
export async function readTransactions(
  lake: TestLake,
  ids: readonly string[],
  query: Record<string, string> = {},
): Promise<HistoryTransaction[]> {
  const path = ["transactions", ...(ids.length > 0 ? [ids.join(",")] : [])].join("/");
  const parameters = new URLSearchParams({ effectFormat: "mendoza", excludeContent: "true", ...query });
  const response = await fetch(`${lake.url}/v1/data/history/production/${path}?${parameters}`, {
    headers: { authorization: "Bearer sk-editor" },
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

const ids = { publishedId: "course-1a", draftId: "drafts.course-1a" };

/** A course that's created, edited, published, edited again, unpublished and deleted, in transactions with those names. */
export async function startWithALife(): Promise<TestLake> {
  let time = Date.parse("2026-03-01T09:00:00Z");
  const lake = await startTestLake({ now: () => new Date((time += 1000)) });
  const client = lake.client();
  const edit = (title: string) =>
    ({ actionType: "sanity.action.document.edit", ...ids, patch: { set: { title } } }) as const;
  await client.action(
    {
      actionType: "sanity.action.document.create",
      publishedId: "course-1a",
      attributes: { _id: "drafts.course-1a", _type: "course", title: "One" },
      ifExists: "fail",
    },
    { transactionId: "created" },
  );
  await client.action(edit("Two"), { transactionId: "edited" });
  await client.action(
    { actionType: "sanity.action.document.publish", ...ids },
    { transactionId: "published" },
  );
  await client.action(edit("Three"), { transactionId: "edited-again" });
  await client.action(
    { actionType: "sanity.action.document.discard", draftId: ids.draftId },
    { transactionId: "discarded" },
  );
  await client.action(
    { actionType: "sanity.action.document.unpublish", ...ids },
    { transactionId: "unpublished" },
  );
  return lake;
}
