import type { CartAttribute, CartLine } from "#storefront/cart/cart.ts";

export interface LineToAdd {
  merchandiseId: string;
  quantity: number;
  attributes: CartAttribute[];
}

export interface LineChange {
  /** The line's own id, without its global form. */
  id: string;
  merchandiseId?: string | undefined;
  quantity?: number | undefined;
  attributes?: CartAttribute[] | undefined;
}

/** A line got less than was asked for. */
export interface Shortage {
  lineId: string;
  /** 0: sold out. */
  quantity: number;
}

export interface ChangedLines {
  lines: CartLine[];
  shortages: Shortage[];
}

export interface LineRules {
  /** How many of a variant exist; Infinity when nobody counts. */
  stockOf: (merchandiseId: string) => number;
  newId: () => string;
}

/**
 * Lines after an add, newest first: the same merchandise with the same attributes joins the line it has,
 * and what stock does not allow is left out. Asking for none adds no line.
 */
export function addLines(
  before: CartLine[],
  additions: LineToAdd[],
  { stockOf, newId }: LineRules,
): ChangedLines {
  let lines = before;
  const shortages: Shortage[] = [];
  for (const addition of additions.filter(({ quantity }) => quantity > 0)) {
    const left = stockOf(addition.merchandiseId) - countOf(lines, addition.merchandiseId);
    const added = Math.min(addition.quantity, Math.max(0, left));
    const twin = lines.find((line) => isSameLine(line, addition));
    const line = twin
      ? { ...twin, quantity: twin.quantity + added }
      : { ...addition, id: newId(), quantity: added };
    lines = twin ? lines.map((other) => (other === twin ? line : other)) : [line, ...lines];
    if (added < addition.quantity) shortages.push({ lineId: line.id, quantity: added });
  }
  return { lines, shortages };
}

/** Lines after an update: a quantity of 0 removes, a quantity past the stock is cut, and lines grown alike become one. */
export function updateLines(before: CartLine[], changes: LineChange[], { stockOf }: LineRules): ChangedLines {
  let lines = before;
  const shortages: Shortage[] = [];
  for (const { id, ...change } of changes) {
    const line = lines.find((other) => other.id === id);
    if (!line) continue;
    const asked = {
      id,
      merchandiseId: change.merchandiseId ?? line.merchandiseId,
      quantity: Math.max(0, change.quantity ?? line.quantity),
      attributes: change.attributes ?? line.attributes,
    };
    const others = lines.filter((other) => other !== line);
    const left = Math.max(0, stockOf(asked.merchandiseId) - countOf(others, asked.merchandiseId));
    const quantity = Math.min(asked.quantity, left);
    lines =
      asked.quantity === 0 ? others : lines.map((other) => (other === line ? { ...asked, quantity } : other));
    if (quantity < asked.quantity) shortages.push({ lineId: id, quantity });
  }
  return { lines: joinTwins(lines), shortages };
}

function countOf(lines: CartLine[], merchandiseId: string): number {
  return lines
    .filter((line) => line.merchandiseId === merchandiseId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
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
