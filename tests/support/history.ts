import type { Action, SanityDocument } from "@sanity/client";
import { startTestLake, type TestLake } from "./content-lake.ts";
import { create, draft, edit, ids as courseIds, publish } from "./course-actions.ts";

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

/**
 * A lake with a course that was created, edited, published, edited again, had its draft discarded, and was unpublished, in transactions
 * with those names.
 */
export async function startLakeWithHistory(): Promise<TestLake> {
  let time = Date.parse("2026-03-01T09:00:00Z");
  const lake = await startTestLake({ now: () => new Date((time += 1000)) });
  const steps = {
    created: { ...create, attributes: { ...draft, title: "One" } },
    edited: edit("Two"),
    published: publish,
    "edited-again": edit("Three"),
    discarded: { actionType: "sanity.action.document.discard", draftId: courseIds.draftId },
    unpublished: { actionType: "sanity.action.document.unpublish", ...courseIds },
  } satisfies Record<string, Action>;
  for (const [transactionId, action] of Object.entries(steps))
    await lake.client().action(action, { transactionId });
  return lake;
}
