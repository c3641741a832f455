import { extract, Mutation } from "@sanity/mutator";
import { z } from "zod";
import { formatZodError } from "#http/format-zod-error.ts";
import { toConcretePaths } from "./concrete-paths.ts";
import { toMutatorPath } from "./json-match.ts";
import { invalid } from "./mutation-failure.ts";
import type { SanityDocument } from "#content-lake/query/document.ts";

const path = z.string().transform((value, context) => {
  try {
    return toMutatorPath(value);
  } catch (error) {
    context.addIssue(error instanceof Error ? error.message : String(error));
    return z.NEVER;
  }
});
const byPath = <Value extends z.ZodType>(value: Value) => z.record(path, value).optional();
const items = z.array(z.unknown());

/** The operations that can be applied to a document. Any other is rejected with an error that names it. */
const patchSchema = z.strictObject({
  set: byPath(z.unknown()),
  setIfMissing: byPath(z.unknown()),
  unset: z.array(path).optional(),
  inc: byPath(z.number()),
  dec: byPath(z.number()),
  diffMatchPatch: byPath(z.string()),
  insert: z
    .union([
      z.strictObject({ before: path, items }),
      z.strictObject({ after: path, items }),
      z.strictObject({ replace: path, items }),
    ])
    .optional(),
});

type ParsedPatch = z.infer<typeof patchSchema>;
type Insert = NonNullable<ParsedPatch["insert"]>;
/** The next operations, given the document as the earlier ones left it. */
type Step = (document: SanityDocument) => ParsedPatch[];

/**
 * The document after the patch. The Studio also applies `@sanity/mutator` before the lake responds, so both ends get the same
 * document. Its order is setIfMissing, set, unset, diffMatchPatch, inc, dec, insert, whatever the order in the request. Sanity's
 * documentation lists set before setIfMissing, which only matters if both target the same path.
 */
export function applyPatch(document: SanityDocument, patch: Record<string, unknown>): SanityDocument {
  const parsed = patchSchema.safeParse(patch);
  if (!parsed.success) throw invalid(`Invalid patch: ${formatZodError(parsed.error)}`, patch);
  let patched = document;
  try {
    for (const step of toSteps(structuredClone(parsed.data))) {
      for (const operation of step(patched)) patched = applyOperation(patched, operation);
    }
  } catch (error) {
    throw invalid(error instanceof Error ? error.message : String(error), patch);
  }
  if (patched._id !== document._id || patched._type !== document._type) {
    throw invalid("A patch can't change a document's _id or _type", patch);
  }
  return patched;
}

function toSteps({ diffMatchPatch, inc, dec, insert, ...idempotent }: ParsedPatch): Step[] {
  return [
    () => [idempotent],
    ...Object.entries(diffMatchPatch ?? {}).map(([target, difference]): Step => {
      return (document) => [{ diffMatchPatch: atEach(toTextPaths(document, target), difference) }];
    }),
    ...Object.entries(inc ?? {}).map(([target, amount]): Step => {
      return (document) => [{ inc: atEach(requireNumbers(document, target), amount) }];
    }),
    ...Object.entries(dec ?? {}).map(([target, amount]): Step => {
      return (document) => [{ dec: atEach(requireNumbers(document, target), amount) }];
    }),
    ...(insert ? [(document: SanityDocument) => toInserts(document, insert)] : []),
  ];
}

function applyOperation(document: SanityDocument, operation: ParsedPatch): SanityDocument {
  // The mutator's own type for a patch is narrower than what it accepts.
  const mutations = [{ patch: { ...operation, id: document._id } }] as ConstructorParameters<
    typeof Mutation
  >[0]["mutations"];
  const patched: SanityDocument | null = new Mutation({ mutations }).apply(document);
  return patched ?? document;
}

/** A string that another editor just removed isn't an error. Rejecting it would cost the Studio's editor all buffered edits. */
function toTextPaths(document: SanityDocument, target: string): string[] {
  const paths = toConcretePaths(document, target);
  return paths.length > 0 ? paths : [target];
}

/** "The operation will fail if target value is not a numeric value, or doesn't exist" (docs/content-lake/http-patches). */
function requireNumbers(document: SanityDocument, target: string): string[] {
  const values = extract(target, document);
  if (values.length === 0) throw new Error(`There's no "${target}" to increment or decrement`);
  if (values.some((value) => typeof value !== "number")) throw new Error(`"${target}" isn't a number`);
  return toConcretePaths(document, target);
}

function atEach<Value>(paths: readonly string[], value: Value): Record<string, Value> {
  return Object.fromEntries(paths.map((target) => [target, value]));
}

/** One insert per matching array, so that no array gets the items twice. */
function toInserts(document: SanityDocument, { items: added, ...where }: Insert): ParsedPatch[] {
  const [[position, target] = ["", ""]] = Object.entries(where);
  const [, array, selector] = /^(.*)\[([^[\]]*)\]$/.exec(target) ?? [];
  if (!array || selector === undefined) throw new Error(`"${target}" doesn't select items in an array`);
  return toConcretePaths(document, array).map((container) => {
    const [list] = extract(container, document);
    const gap = position === "replace" && Array.isArray(list) ? findGap(selector, list.length) : null;
    if (gap !== null) return { insert: { before: `${container}[${gap}]`, items: added } };
    const at = `${container}[${selector}]`;
    if (position === "before") return { insert: { before: at, items: added } };
    if (position === "after") return { insert: { after: at, items: added } };
    return { insert: { replace: at, items: added } };
  });
}

/**
 * The position of an empty range, such as `[2:2]`, which the client's `patch.splice("list", 2, 0, …)` sends: replacing nothing
 * there is inserting. The mutator would duplicate the array. null for a range with items or anything else.
 */
function findGap(selector: string, length: number): number | null {
  const [, start, end] = /^(-?\d*):(-?\d*)$/.exec(selector) ?? [];
  if (start === undefined || end === undefined) return null;
  const toIndex = (bound: string) =>
    Math.min(Number(bound) < 0 ? Number(bound) + length : Number(bound), length);
  const first = toIndex(start);
  const last = end === "" ? length : toIndex(end);
  return last > first ? null : Math.max(first, 0);
}
