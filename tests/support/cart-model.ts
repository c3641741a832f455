import { variants } from "./stocked-seed.ts";

// A cart's behavior, written as simply as possible. Nothing here comes from the emulator.

export interface ModelLine {
  id: string;
  variant: keyof typeof variants;
  quantity: number;
  /** The value of the one attribute that a line can have, or null without one. */
  gift: string | null;
}

export interface CartModel {
  country: "US" | "CA";
  /** Newest first. */
  lines: ModelLine[];
  codes: string[];
}

export type CartOperation =
  | { kind: "add"; variant: ModelLine["variant"]; quantity: number; gift: string | null }
  | { kind: "update"; line: number; quantity: number }
  | { kind: "change"; line: number; variant: ModelLine["variant"]; gift: string | null }
  | { kind: "remove"; line: number }
  | { kind: "move"; country: CartModel["country"] }
  | { kind: "codes"; codes: string[] };

const stock = { course: Infinity, bundle: Infinity, spiral: 3, paperback: 0 };

/** Whole cents. */
export const prices = {
  US: { course: 7_900, bundle: 23_700, spiral: 2_299, paperback: 2_299 },
  CA: { course: 10_900, bundle: 32_700, spiral: 3_199, paperback: 3_199 },
};

/** The operation's effect on the cart. A new line's ID is empty. */
export function applyOperation(cart: CartModel, operation: CartOperation): CartModel {
  switch (operation.kind) {
    case "add":
      return { ...cart, lines: add(cart.lines, operation) };
    case "update": {
      const { line, quantity } = operation;
      return { ...cart, lines: replace(cart.lines, line, { quantity }) };
    }
    case "change": {
      const { line, variant, gift } = operation;
      return { ...cart, lines: replace(cart.lines, line, { variant, gift }) };
    }
    case "remove":
      return { ...cart, lines: cart.lines.toSpliced(operation.line, 1) };
    case "move":
      return { ...cart, country: operation.country };
    case "codes":
      return { ...cart, codes: operation.codes };
  }
}

function add(lines: ModelLine[], { variant, quantity, gift }: Omit<ModelLine, "id">): ModelLine[] {
  if (quantity === 0) return lines;
  const room = stock[variant] - count(lines, variant);
  const got = Math.max(0, Math.min(quantity, room));
  const known = lines.findIndex((line) => line.variant === variant && line.gift === gift);
  const line = lines[known];
  if (!line) return [{ id: "", variant, quantity: got, gift }, ...lines];
  return lines.with(known, { ...line, quantity: line.quantity + got });
}

function replace(lines: ModelLine[], position: number, change: Partial<ModelLine>): ModelLine[] {
  const line = lines[position];
  if (!line) return lines;
  const changed = { ...line, ...change };
  if (changed.quantity === 0) return lines.toSpliced(position, 1);
  const others = lines.toSpliced(position, 1);
  const twin = others.find(({ variant, gift }) => variant === changed.variant && gift === changed.gift);
  if (!twin) return fit(lines.with(position, changed), changed.id);
  // The first line stays, with the quantity of both.
  const isFirst = position < lines.indexOf(twin);
  const [stays, goes] = isFirst ? [changed, twin] : [twin, changed];
  const joined = { ...stays, quantity: changed.quantity + twin.quantity };
  const left = lines
    .filter(({ id }) => id !== goes.id)
    .map((other) => (other.id === stays.id ? joined : other));
  return fit(left, changed.id);
}

/** The changed line keeps as much stock as it can, then older lines come first. */
function fit(lines: ModelLine[], changed: string): ModelLine[] {
  const served = lines.toReversed().toSorted((one, other) => rank(one, changed) - rank(other, changed));
  const left = { ...stock };
  const quantities = new Map<string, number>();
  for (const { id, variant, quantity } of served) {
    const got = Math.min(quantity, left[variant]);
    left[variant] -= got;
    quantities.set(id, got);
  }
  return lines.map((line) => ({ ...line, quantity: quantities.get(line.id) ?? 0 }));
}

const rank = ({ id }: ModelLine, changed: string) => (id === changed ? 0 : 1);

function count(lines: ModelLine[], wanted: ModelLine["variant"]): number {
  return lines.reduce((sum, { variant, quantity }) => sum + (variant === wanted ? quantity : 0), 0);
}

export function countItems(lines: readonly ModelLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

export function sumLines({ lines, country }: CartModel): number {
  return lines.reduce((sum, { variant, quantity }) => sum + prices[country][variant] * quantity, 0);
}

const ten = { US: 1_000, CA: 1_400 };

/**
 * What there is to pay with the cart's codes: ORDER takes 20% off everything, BOOKS 12.5% off workbooks, and they can be
 * combined. TEN can't. The lowest allowed amount.
 */
export function priceModel(cart: CartModel): number {
  const books = cart.lines.filter(({ variant }) => variant === "spiral" || variant === "paperback");
  const has = (code: string) => cart.codes.includes(code);
  const all = sumLines(cart);
  const offBooks = books
    .map(({ variant, quantity }) => toHundredths(prices[cart.country][variant] * quantity * 12.5))
    .reduce((sum, amount) => sum + amount, 0);
  const toPrices = (subtotal: number) => [
    subtotal,
    ...(has("ORDER") ? [subtotal - toHundredths(subtotal * 20)] : []),
  ];
  const choices = [
    ...toPrices(all),
    ...(has("BOOKS") ? toPrices(all - offBooks) : []),
    ...(has("TEN") ? [all - Math.min(all, ten[cart.country])] : []),
  ];
  return Math.min(...choices);
}

/** Rounds half a cent up. */
function toHundredths(amount: number): number {
  return Math.floor(amount / 100 + 0.5);
}
