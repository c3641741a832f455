import { hasSameJson, isLongerThan, isRecord } from "#content-lake/history/json-value.ts";

/** Operations and their operands in one flat list, as the `mendoza` package's `applyPatch` reads them. */
export type MendozaPatch = readonly unknown[];

/** The opcodes this encoder writes: their positions in `OPS` of mendoza's src/internal-patcher.ts. */
const op = {
  value: 0,
  blank: 2,
  pushFieldCopy: 10,
  pushFieldBlank: 11,
  pushElementCopy: 12,
  pushElementBlank: 13,
  returnIntoObjectSameKeyPop: 15,
  returnIntoArrayPop: 16,
  objectSetFieldValue: 17,
  objectDeleteField: 19,
  arrayAppendValue: 20,
  arrayAppendSlice: 21,
  stringAppendString: 22,
  stringAppendSlice: 23,
} as const;

/**
 * A patch from one JSON value to another, never longer than the new value itself. It contains only what changed, because the
 * Studio's review of changes gives each part of a document the author of the patch that wrote it. Objects are edited field by
 * field, arrays are rebuilt from slices and from items with the same `_key`, strings from their start and end. Leaves out renamed
 * fields and slices from the middle of a string, which are sent whole.
 */
export function toMendozaPatch(before: unknown, after: unknown): MendozaPatch {
  const edit = toEdit(before, after);
  if (!edit) return [op.value, after];
  // The output starts as a copy of the input.
  return edit.from === "copy" ? edit.patch : [op.blank, ...edit.patch];
}

/** Patches a value in place. The output starts as a copy of the value, or blank. */
interface Edit {
  from: "copy" | "blank";
  patch: MendozaPatch;
}

/** null if the new value is better sent whole. */
function toEdit(before: unknown, after: unknown): Edit | null {
  const edit = toLongestEdit(before, after);
  // Two numbers and a comma or two: what an edit costs on top of the value itself.
  const overhead = 8;
  return edit && isLongerThan(after, JSON.stringify(edit.patch).length + overhead) ? edit : null;
}

function toLongestEdit(before: unknown, after: unknown): Edit | null {
  if (typeof before === "string" && typeof after === "string") return editString(before, after);
  if (Array.isArray(before) && Array.isArray(after)) return rebuildArray(before, after);
  if (isRecord(before) && isRecord(after)) return { from: "copy", patch: editObject(before, after) };
  return null;
}

function editObject(before: Record<string, unknown>, after: Record<string, unknown>): MendozaPatch {
  const patch: unknown[] = [];
  // The patcher addresses a field by its index among the input's sorted keys.
  const keys = toKeys(before).toSorted();
  for (const [index, key] of keys.entries()) {
    if (!Object.hasOwn(after, key) || after[key] === undefined) {
      patch.push(op.objectDeleteField, index);
    } else if (!hasSameJson(before[key], after[key])) {
      const edit = toEdit(before[key], after[key]);
      if (!edit) patch.push(op.objectSetFieldValue, after[key], key);
      else {
        const open = edit.from === "copy" ? op.pushFieldCopy : op.pushFieldBlank;
        patch.push(open, index, ...edit.patch, op.returnIntoObjectSameKeyPop);
      }
    }
  }
  for (const key of toKeys(after)) {
    if (!Object.hasOwn(before, key) || before[key] === undefined) {
      patch.push(op.objectSetFieldValue, after[key], key);
    }
  }
  return patch;
}

/** JSON has no `undefined`, so neither does what the client counts. */
function toKeys(object: Record<string, unknown>): string[] {
  return Object.keys(object).filter((key) => object[key] !== undefined);
}

function rebuildArray(before: readonly unknown[], after: readonly unknown[]): Edit | null {
  // A blank stays null if nothing is appended to it.
  if (after.length === 0) return null;
  const patch: unknown[] = [];
  const find = createFinder(before);
  /** Where the last slice ends, which is the patch's last operand. */
  let sliceEnd: number | null = null;
  for (const [index, item] of after.entries()) {
    const next: number = sliceEnd ?? index;
    const same: number | null =
      next < before.length && hasSameJson(before[next], item) ? next : find.same(item);
    if (same !== null) {
      if (same === sliceEnd) patch[patch.length - 1] = same + 1;
      else patch.push(op.arrayAppendSlice, same, same + 1);
      sliceEnd = same + 1;
      continue;
    }
    sliceEnd = null;
    const earlier = find.earlier(item) ?? (before.length === after.length ? index : null);
    const edit = earlier === null ? null : toEdit(before[earlier], item);
    if (!edit) patch.push(op.arrayAppendValue, item);
    else {
      const open = edit.from === "copy" ? op.pushElementCopy : op.pushElementBlank;
      patch.push(open, earlier, ...edit.patch, op.returnIntoArrayPop);
    }
  }
  return { from: "blank", patch };
}

/** Where an array has an item: the same one, or an earlier state of it with the same `_key`. */
function createFinder(items: readonly unknown[]) {
  let byText: Map<string, number> | null = null;
  let byKey: Map<unknown, number> | null = null;

  function earlier(item: unknown): number | null {
    const key = toItemKey(item);
    if (key === undefined) return null;
    byKey ??= new Map(items.map((other, index) => [toItemKey(other), index]));
    return byKey.get(key) ?? null;
  }

  return {
    earlier,
    same: (item: unknown): number | null => {
      if (toItemKey(item) !== undefined) {
        const index = earlier(item);
        return index !== null && hasSameJson(items[index], item) ? index : null;
      }
      byText ??= new Map(items.map((other, index) => [JSON.stringify(other), index]));
      return byText.get(JSON.stringify(item)) ?? null;
    },
  };
}

function toItemKey(item: unknown): unknown {
  return isRecord(item) && Object.hasOwn(item, "_key") ? item._key : undefined;
}

/**
 * null if the strings share neither start nor end. Never writes a slice from the middle, because the patcher miscounts one that
 * follows multibyte characters (mendoza 3.0.8, `utf8resolveIndex`).
 */
function editString(before: string, after: string): Edit | null {
  // Half of a surrogate pair has no bytes of its own to count.
  if (!before.isWellFormed() || !after.isWellFormed()) return null;
  const limit = Math.min(before.length, after.length);
  let start = 0;
  while (start < limit && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  if (isHighSurrogate(before, start - 1)) start -= 1;
  let end = 0;
  while (end < limit - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  if (end > 0 && isHighSurrogate(before, before.length - end - 1)) end -= 1;
  if (start + end === 0) return null;

  const added = after.slice(start, after.length - end);
  const length = Buffer.byteLength(before);
  const tail = Buffer.byteLength(before.slice(before.length - end));
  return {
    from: "blank",
    patch: [
      ...(start > 0 ? [op.stringAppendSlice, 0, Buffer.byteLength(before.slice(0, start))] : []),
      ...(added === "" ? [] : [op.stringAppendString, added]),
      ...(end > 0 ? [op.stringAppendSlice, length - tail, length] : []),
    ],
  };
}

function isHighSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0xd800 && unit <= 0xdbff;
}
