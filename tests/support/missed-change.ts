import type { SanityDocument } from "@shop/emulators/content-lake/query/document.ts";
import {
  createIndexedDocuments,
  type IndexedDocuments,
} from "@shop/emulators/content-lake/query/indexed-documents.ts";
import { type Perspective, runQuery } from "@shop/emulators/content-lake/query/run-query.ts";
import { toChangeTags } from "@shop/emulators/content-lake/query/sync-tags.ts";
import { createRandom, pick, type Random } from "./seeded-random.ts";

const queries = [
  "*",
  "count(*)",
  "*[n > 2]",
  '*[_type == "a"]',
  '*[_type == "a" && n > 2] | order(n desc) [0...3]{n, ref->{n, ref->}}',
  '*[_type in ["a", "b"]]{_type, "back": *[references(^._id)]._id}',
  '*[_type == "b"]{"back": *[_type == "a" && references(^._id)]{n}}',
  '*[_type == "a" && ref->n > 2]._id',
  '*[_id == "d1" || _id == "d2"]{n, refs[]->{n}}',
  '*[_id in ["d1", "drafts.d1", "versions.rX.d1"]]{_id, n}',
  '*[_type == "a" || _id == "d3"]{_id}',
  '*[_type == "a"][0]{n, "next": *[_type == ^._type && n > ^.n][0].n}',
  '*[_type == "a"] | score(text match text::query("w1")) [_score > 1]{_id}',
  '*[@ match text::query("w2*")]._id',
  '*[_type == "c" && @ match text::query("w2*")]._id',
  '{"a": *[_type == "a"]._id, "b": *[_type == "b"][0].ref->ref->n}',
  'select(count(*[_type == "c"]) > 2 => "many", "few")',
  '*[_type == "a"]{"x": coalesce(ref->n, refs[0]->n, 0)}',
  '*[_type == "a" && defined(ref->)]{refs[n > 1]->{_id}}',
  "releases::all()._id",
  '*[!(_type == "a")]._id',
  '*[_type != "a"][0...4]._id',
  "*[_type == $type && _id != $id]{n}",
  '*[_type == "a" && ref._ref == $id]{n}',
  '*[_type == "b"]{n, "same": *[_type == "c" && ref._ref == ^.ref._ref]{n}}',
  "*[n == 3 || references($id)]._id",
];
const perspectives: Perspective[] = ["raw", "published", "drafts", ["rX", "drafts"], ["rX"]];

export interface MissedChange {
  query: string;
  perspective: Perspective;
  change: { before: SanityDocument | null; after: SanityDocument | null };
}

/**
 * Edits a small dataset at random and runs every query before and after each edit, in every perspective. Returns the first
 * changed result whose sync tags don't include the change's, or null.
 */
export function findMissedChange({ seed, edits }: { seed: number; edits: number }): MissedChange | null {
  const random = createRandom(seed);
  const documents = createIndexedDocuments([]);
  let answers = askAll(documents);
  for (let edit = 0; edit < edits; edit++) {
    const after = createDocument(random);
    const before = documents.get(after._id) ?? null;
    const change = { before, after: before && random(3) === 0 ? null : after };
    const changeTags = new Set(toChangeTags([change]));
    if (change.after) documents.put(change.after);
    else documents.remove(after._id);
    const next = askAll(documents);
    const missed = answers.find(
      ({ text, syncTags }, index) =>
        text !== next[index]?.text && !syncTags.some((tag) => changeTags.has(tag)),
    );
    if (missed) return { query: missed.query, perspective: missed.perspective, change };
    answers = next;
  }
  return null;
}

function askAll(documents: IndexedDocuments) {
  const params = { type: "b", id: "d4" };
  return perspectives.flatMap((perspective) =>
    queries.map((query) => {
      const { result, syncTags } = runQuery({ documents, query, params, perspective });
      return { query, perspective, text: JSON.stringify(result), syncTags };
    }),
  );
}

/** Occasionally a document's draft and published version have different types, which the lake allows. */
function createDocument(random: Random): SanityDocument {
  const id = `d${random(6)}`;
  const target = () => ({ _type: "reference", _ref: `d${random(7)}` });
  return {
    _id: pick(["", "", "drafts.", "versions.rX."], random) + id,
    _type:
      random(8) === 0
        ? pick(["a", "b", "c", "system.release"], random)
        : pick([["a", "b", "c"][Number(id.slice(1)) % 3] ?? "a"], random),
    n: random(5),
    text: `w${random(3)} w${random(30)}`,
    ...(random(2) === 0 ? { ref: target() } : {}),
    ...(random(3) === 0
      ? {
          refs: [
            { ...target(), n: random(3) },
            { ...target(), n: random(3) },
          ],
        }
      : {}),
    ...(random(6) === 0 ? { _system: { delete: true } } : {}),
  };
}
