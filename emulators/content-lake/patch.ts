import { Mutation } from "@sanity/mutator";
import { z } from "zod";
import { toSentence } from "#content-lake/body.ts";
import { invalid } from "#content-lake/mutation-failure.ts";
import type { SanityDocument } from "#content-lake/query/document.ts";

const byPath = z.record(z.string(), z.unknown());
const numberByPath = z.record(z.string(), z.number());

/** What can be done to a document in place. An operation that is not listed here is refused by name. */
const patchSchema = z.strictObject({
  set: byPath.optional(),
  setIfMissing: byPath.optional(),
  unset: z.array(z.string()).optional(),
  inc: numberByPath.optional(),
  dec: numberByPath.optional(),
  diffMatchPatch: z.record(z.string(), z.string()).optional(),
  insert: z
    .union([
      z.strictObject({ before: z.string(), items: z.array(z.unknown()) }),
      z.strictObject({ after: z.string(), items: z.array(z.unknown()) }),
      z.strictObject({ replace: z.string(), items: z.array(z.unknown()) }),
    ])
    .optional(),
});

/**
 * The document after the patch. `@sanity/mutator` is also what the Studio applies before it hears from the lake, so
 * both ends come to the same document.
 */
export function applyPatch(document: SanityDocument, patch: Record<string, unknown>): SanityDocument {
  const parsed = patchSchema.safeParse(patch);
  if (!parsed.success) throw invalid(`Invalid patch: ${toSentence(parsed.error)}`, patch);
  let patched: SanityDocument | null;
  try {
    // The mutator's own type of a patch is narrower than what it reads.
    const mutations = [{ patch: { ...structuredClone(patch), id: document._id } }] as ConstructorParameters<
      typeof Mutation
    >[0]["mutations"];
    patched = new Mutation({ mutations }).apply(document);
  } catch (error) {
    throw invalid(error instanceof Error ? error.message : String(error), patch);
  }
  if (patched?._id !== document._id || patched._type !== document._type) {
    throw invalid("A patch cannot change the _id or the _type of a document", patch);
  }
  return patched;
}
