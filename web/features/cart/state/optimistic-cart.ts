import type { CartResponse, ClientCart } from "#commerce/cart-api/cart-response.ts";

/** What a change is expected to do to the cart. Sums aren't part of it: only Shopify can compute them. */
export interface ExpectedChange {
  adds?: readonly AddedItem[];
  /** By line id. 0 removes the line. */
  quantities?: Readonly<Record<string, number>>;
}

/** An item that's being added. Its line comes with the shop's answer. */
export interface AddedItem {
  merchandiseId: string;
  title: string;
  quantity: number;
}

/** The cart as last loaded, with the expected result of changes in progress. */
export interface OptimisticCart extends CartResponse {
  /** Items without a line yet. */
  adding?: readonly AddedItem[];
  /** Ids of lines that are being removed from a cart that hasn't loaded yet. */
  removing?: readonly string[];
  /** Whether sums are out of date and must not be shown. */
  isUpdating?: boolean;
}

/** The cart with one more change in progress. */
export function toOptimisticCart(
  shown: OptimisticCart,
  { adds = [], quantities = {} }: ExpectedChange,
): OptimisticCart {
  const { cart, adding = [], removing = [] } = shown;
  if (cart === undefined) {
    const removed = Object.keys(quantities).filter((id) => quantities[id] === 0);
    return { ...shown, removing: [...removing, ...removed], isUpdating: true };
  }
  const counted = adds.filter((item) => findCounted(cart, item));
  const changed = cart && withQuantities(cart, { ...countUp(cart, counted), ...quantities });
  return {
    ...shown,
    cart: changed,
    adding: [...adding, ...adds.filter((item) => !counted.includes(item))],
    isUpdating: true,
  };
}

/**
 * What a cart form is expected to do; undefined when it leaves sums as they are. `title` names what it adds. Without a title, only the
 * sums are expected to change.
 */
export function toExpectedChange(
  path: string,
  form: URLSearchParams,
  title: string | undefined,
): ExpectedChange | undefined {
  switch (path) {
    case "/api/cart/lines":
      return {
        adds: title
          ? [{ merchandiseId: form.get("merchandiseId") ?? "", title, quantity: toCount(form) }]
          : [],
        quantities: toNone(form.getAll("replaces")),
      };
    case "/api/cart/lines/remove":
      return { quantities: toNone(form.getAll("lineId")) };
    case "/api/cart/lines/update":
      return form.has("merchandiseId") ? {} : undefined;
    default:
      return {};
  }
}

const toNone = (lineIds: readonly string[]) => Object.fromEntries(lineIds.map((id) => [id, 0]));

/** A class list adds one seat per student. */
function toCount(form: URLSearchParams): number {
  const students = (form.get("roster") ?? "").split("\n").filter((row) => row.trim() !== "");
  return Math.max(Number(form.get("quantity")) || 1, students.length);
}

/** The line whose quantity an item raises. Seats and gifts have attributes and get a line each (requirements §5.7, §5.8). */
const findCounted = (cart: ClientCart | null, { merchandiseId }: AddedItem) =>
  cart?.lines.nodes.find(
    ({ merchandise, attributes }) => merchandise.id === merchandiseId && attributes.length === 0,
  );

function countUp(cart: ClientCart, items: readonly AddedItem[]): Record<string, number> {
  const quantities: Record<string, number> = {};
  for (const item of items) {
    const line = findCounted(cart, item);
    if (line) quantities[line.id] = (quantities[line.id] ?? line.quantity) + item.quantity;
  }
  return quantities;
}

function withQuantities(cart: ClientCart, quantities: Readonly<Record<string, number>>): ClientCart {
  const nodes = cart.lines.nodes
    .map((line) => ({ ...line, quantity: quantities[line.id] ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0);
  return {
    ...cart,
    totalQuantity: nodes.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: { nodes },
  };
}
