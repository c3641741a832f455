import type { CartAttribute, CartLine } from "./cart.ts";

export interface LineToAdd {
  merchandiseId: string;
  quantity: number;
  attributes: CartAttribute[];
}

export interface LineChange {
  /** The line's own ID, without its global form. */
  id: string;
  merchandiseId?: string | undefined;
  quantity?: number | undefined;
  attributes?: CartAttribute[] | undefined;
}

export interface ChangedLines {
  lines: CartLine[];
  /** The IDs of lines that got less than requested or had to give something up. */
  cut: ReadonlySet<string>;
}

/** The stock of a variant, or Infinity if it isn't tracked. */
type StockOf = (merchandiseId: string) => number;

/**
 * Lines after an add, newest first. The same merchandise with the same attributes joins its existing line, and quantities over
 * the stock are left out. Adding zero adds no line.
 */
export function addLines(
  before: CartLine[],
  additions: LineToAdd[],
  { stockOf, newId }: { stockOf: StockOf; newId: () => string },
): ChangedLines {
  let lines = before;
  const cut = new Set<string>();
  for (const addition of additions.filter(({ quantity }) => quantity > 0)) {
    const left = stockOf(addition.merchandiseId) - countOf(lines, addition.merchandiseId);
    const added = Math.min(addition.quantity, Math.max(0, left));
    const twin = lines.find((line) => isSameLine(line, addition));
    const line = twin
      ? { ...twin, quantity: twin.quantity + added }
      : { ...addition, id: newId(), quantity: added };
    lines = twin ? lines.map((other) => (other === twin ? line : other)) : [line, ...lines];
    if (added < addition.quantity) cut.add(line.id);
  }
  return { lines, cut };
}

/**
 * Lines after an update: a quantity of 0 removes a line, and lines that become identical are merged. Quantities are limited to
 * the stock, and updated lines come first: another line of the same merchandise gives up what they took (seen in a response of
 * version 2026-04).
 */
export function updateLines(before: CartLine[], changes: LineChange[], stockOf: StockOf): ChangedLines {
  let lines = before;
  for (const { id, ...change } of changes) {
    const asked = change.quantity ?? lines.find((line) => line.id === id)?.quantity ?? 0;
    lines =
      asked === 0
        ? lines.filter((line) => line.id !== id)
        : lines.map((line) => (line.id === id ? { ...line, ...withoutUndefined(change) } : line));
  }
  return fitLines(joinTwins(lines), stockOf, new Set(changes.map(({ id }) => id)));
}

/** Limits lines to the stock: those listed first come first, then older ones. */
export function fitLines(
  lines: CartLine[],
  stockOf: StockOf,
  first: ReadonlySet<string> = new Set(),
): ChangedLines {
  const cut = new Set<string>();
  const left = new Map<string, number>();
  const fitted = new Map<string, CartLine>();
  const oldestFirst = lines.toReversed();
  const served = oldestFirst.toSorted(
    (one, other) => Number(first.has(other.id)) - Number(first.has(one.id)),
  );
  for (const line of served) {
    const there = left.get(line.merchandiseId) ?? Math.max(0, stockOf(line.merchandiseId));
    const quantity = Math.min(line.quantity, there);
    left.set(line.merchandiseId, there - quantity);
    if (quantity === line.quantity) continue;
    fitted.set(line.id, { ...line, quantity });
    cut.add(line.id);
  }
  return { lines: cut.size === 0 ? lines : lines.map((line) => fitted.get(line.id) ?? line), cut };
}

function countOf(lines: CartLine[], merchandiseId: string): number {
  return lines
    .filter((line) => line.merchandiseId === merchandiseId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

function withoutUndefined({
  merchandiseId,
  quantity,
  attributes,
}: Omit<LineChange, "id">): Partial<CartLine> {
  return {
    ...(merchandiseId !== undefined && { merchandiseId }),
    ...(quantity !== undefined && { quantity }),
    ...(attributes && { attributes }),
  };
}

function joinTwins(lines: CartLine[]): CartLine[] {
  const joined: CartLine[] = [];
  for (const line of lines) {
    const position = joined.findIndex((other) => isSameLine(other, line));
    const twin = joined[position];
    if (twin) joined[position] = { ...twin, quantity: twin.quantity + line.quantity };
    else joined.push(line);
  }
  return joined;
}

function isSameLine(
  left: Pick<CartLine, "merchandiseId" | "attributes">,
  right: Omit<LineToAdd, "quantity">,
): boolean {
  if (left.merchandiseId !== right.merchandiseId || left.attributes.length !== right.attributes.length)
    return false;
  return left.attributes.every(({ key, value }) =>
    right.attributes.some((attribute) => attribute.key === key && attribute.value === value),
  );
}
