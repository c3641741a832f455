/** A document's fields, as the overlays know them. */
export type DocumentState = Readonly<Record<string, unknown>>;

/** A change that an editor made on the page itself, by dragging or from a menu. */
export interface PageEdit {
  /** The draft's ID. */
  id: string;
  before: DocumentState;
  after: DocumentState;
}

/** Puts one field back; without a value it's removed. It's what `patch` of `useDocuments` takes. */
export interface UndoPatch {
  path: [field: string];
  op: { type: "set"; value: unknown } | { type: "unset" };
}

export const toUndoPatches = ({ before, after }: PageEdit): UndoPatch[] =>
  findChangedFields(before, after).map((field) => ({
    path: [field],
    op: field in before ? { type: "set", value: before[field] } : { type: "unset" },
  }));

/** Whether the document still has what the edit left there. What somebody changed since would be lost by undoing it. */
export const isUndoable = ({ before, after }: PageEdit, now: DocumentState): boolean =>
  findChangedFields(before, after).every((field) => isEqual(after[field], now[field]));

/** Says what an edit did, for the line with the button that undoes it. */
export function describeEdit({ before, after }: PageEdit): string {
  const [old, current] = [readKeys(before["sections"]), readKeys(after["sections"])];
  if (current.length < old.length) return "Section removed.";
  if (current.length > old.length) return "Section added.";
  return isEqual(old, current) ? "Page changed." : "Section moved.";
}

/** Fields that begin with an underscore are the lake's own. */
const findChangedFields = (before: DocumentState, after: DocumentState): string[] =>
  Object.keys({ ...before, ...after }).filter(
    (field) => !field.startsWith("_") && !isEqual(before[field], after[field]),
  );

const readKeys = (list: unknown): unknown[] =>
  Array.isArray(list) ? list.map((item: unknown) => (isObject(item) ? item["_key"] : item)) : [];

/** Whether two JSON values are the same, whatever the order of their fields. */
function isEqual(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  const fields = Object.keys({ ...one, ...other });
  return (
    Array.isArray(one) === Array.isArray(other) && fields.every((field) => isEqual(one[field], other[field]))
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
