import type { Action, SanityClient } from "@sanity/client";
import type { Random } from "../seeded-random.ts";

/** A document without the fields the lake adds, except its revision, or null once it's deleted. */
export type Fields = Record<string, unknown> | null;

/** One transaction, and its effect on the documents it changes. */
export interface Step {
  transactionId: string;
  after: ReadonlyMap<string, Fields>;
  /** How much it adds to the tally that all writers share. */
  adds: number;
  send: (client: SanityClient) => Promise<unknown>;
}

/** Makes one transaction after another on its own documents, and remembers the result. */
export interface Writer {
  ids: readonly string[];
  /** The documents after the steps that were applied. */
  current: ReadonlyMap<string, Fields>;
  next: () => Step;
  keep: (step: Step) => void;
}

export const tallyId = "tally";

export function createWriter(name: string, random: Random): Writer {
  const left = `${name}-left`;
  const right = `${name}-right`;
  const note = `${name}-note`;
  const page = { publishedId: `${name}-page`, draftId: `drafts.${name}-page` };
  const current = new Map<string, Fields>();
  let count = 0;

  /** Two accounts, a note and the tally change together, or not at all. */
  function transfer(transactionId: string): Step {
    const amount = 1 + random(9);
    const balance = (id: string) => Number(current.get(id)?.balance ?? 0);
    const account = (_id: string) => ({ _id, _type: "account", balance: 0 });
    const text = { text: transactionId, padding: "·".repeat(random(3000)) };
    return {
      transactionId,
      after: new Map<string, Fields>([
        [left, { balance: balance(left) - amount }],
        [right, { balance: balance(right) + amount }],
        [note, text],
      ]),
      adds: amount,
      send: (client) =>
        client
          .transaction()
          .transactionId(transactionId)
          .createIfNotExists(account(left))
          .createIfNotExists(account(right))
          .createIfNotExists({ _id: tallyId, _type: "tally", total: 0 })
          .patch(left, (patch) => patch.dec({ balance: amount }))
          .patch(right, (patch) => patch.inc({ balance: amount }))
          .createOrReplace({ _id: note, _type: "note", ...text })
          .patch(tallyId, (patch) => patch.inc({ total: amount }))
          .commit(),
    };
  }

  function removeNote(transactionId: string): Step {
    return {
      transactionId,
      after: new Map([[note, null]]),
      adds: 0,
      send: (client) => client.transaction().transactionId(transactionId).delete(note).commit(),
    };
  }

  /** Drafts, publishes, edits or withdraws a page, whichever can come next. */
  function edit(transactionId: string): Step {
    const { action, after } = toEdit(transactionId);
    return {
      transactionId,
      after: new Map(Object.entries(after)),
      adds: 0,
      send: (client) => client.action(action, { transactionId }),
    };
  }

  function toEdit(title: string): { action: Action; after: Record<string, Fields> } {
    const { publishedId, draftId } = page;
    const [draft, published] = [current.get(draftId), current.get(publishedId)];
    if (draft) {
      return {
        action: { actionType: "sanity.action.document.publish", ...page },
        after: { [draftId]: null, [publishedId]: draft },
      };
    }
    if (!published) {
      const attributes = { _id: draftId, _type: "page", title };
      return {
        action: { actionType: "sanity.action.document.create", publishedId, attributes, ifExists: "fail" },
        after: { [draftId]: { title } },
      };
    }
    if (random(3) === 0) {
      return {
        action: { actionType: "sanity.action.document.unpublish", ...page },
        after: { [draftId]: published, [publishedId]: null },
      };
    }
    return {
      action: { actionType: "sanity.action.document.edit", ...page, patch: { set: { title } } },
      after: { [draftId]: { ...published, title } },
    };
  }

  return {
    ids: [left, right, note, page.draftId, page.publishedId],
    current,
    next: () => {
      count += 1;
      const transactionId = `${name}-${String(count).padStart(5, "0")}`;
      const choice = random(10);
      if (choice === 0 && current.get(note)) return removeNote(transactionId);
      return choice < 6 ? transfer(transactionId) : edit(transactionId);
    },
    keep: ({ transactionId, after }) => {
      for (const [id, fields] of after) current.set(id, fields && { ...fields, _rev: transactionId });
    },
  };
}
