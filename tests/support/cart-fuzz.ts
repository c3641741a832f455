import { isDeepStrictEqual } from "node:util";
import { type AnsweredCart, cartFields, compareCart } from "./compare-cart.ts";
import { applyOperation, type CartModel, type CartOperation } from "./cart-model.ts";
import { createRandom, pick, type Random } from "./seeded-random.ts";
import { variants } from "./stocked-seed.ts";
import type { TestStorefront } from "./storefront.ts";

interface Call {
  field: string;
  name: string;
  type: string;
  value: unknown;
}

/** Changes a cart at random, compares each response and read with the model, and returns the differences. */
export async function fuzzCart(storefront: TestStorefront, seed: number, steps: number): Promise<string[]> {
  const random = createRandom(seed);
  const input = { buyerIdentity: { countryCode: "US" } };
  const create = { field: "cartCreate", name: "input", type: "CartInput", value: input };
  let cart = await send(storefront, create, null);
  let model: CartModel = { country: "US", lines: [], codes: [] };
  const done: CartOperation[] = [];
  for (let step = 0; step < steps; step += 1) {
    const operation = choose(random, model);
    done.push(operation);
    const call = toCall(operation, model);
    const answered = await send(storefront, call, cart.id);
    const expected = applyOperation(model, operation);
    // The shop chooses a new line's ID, once. No other line may have it.
    const known = new Set(model.lines.map(({ id }) => id));
    const fresh = answered.lines.nodes.find(({ id }) => !known.has(id))?.id ?? "";
    model = {
      ...expected,
      lines: expected.lines.map((line) => (line.id === "" ? { ...line, id: fresh } : line)),
    };
    const faults = [...compareCart(answered, model), ...(await compareRead(storefront, answered))];
    if (faults.length > 0) {
      return [
        `seed ${seed}, step ${step}: ${faults.join("; ")}`,
        ...done.map((each) => JSON.stringify(each)),
      ];
    }
    cart = answered;
  }
  return [];
}

const gifts = [null, "Ana", "Bo"];
const codes = [
  [],
  ["ORDER"],
  ["BOOKS"],
  ["TEN"],
  ["ORDER", "BOOKS"],
  ["TEN", "ORDER", "BOOKS"],
  ["NONE", "TEN"],
];

function choose(random: Random, { lines }: CartModel): CartOperation {
  const variant = pick(["course", "bundle", "spiral", "spiral", "spiral", "paperback"] as const, random);
  const kinds = ["add", "add", "update", "change", "remove", "move", "codes"] as const;
  const kind = lines.length === 0 ? "add" : pick(kinds, random);
  const line = random(Math.max(1, lines.length));
  switch (kind) {
    case "add":
      return { kind, variant, quantity: random(5), gift: pick(gifts, random) };
    case "update":
      return { kind, line, quantity: random(5) };
    case "change":
      return { kind, line, variant, gift: pick(gifts, random) };
    case "remove":
      return { kind, line };
    case "move":
      return { kind, country: pick(["US", "CA"] as const, random) };
    case "codes":
      return { kind, codes: pick(codes, random) };
  }
}

const toAttributes = (gift: string | null) => (gift === null ? [] : [{ key: "gift", value: gift }]);

function toCall(operation: CartOperation, { lines }: CartModel): Call {
  const idOf = (position: number) => lines[position]?.id;
  switch (operation.kind) {
    case "add": {
      const { variant, quantity, gift } = operation;
      const value = [{ merchandiseId: variants[variant], quantity, attributes: toAttributes(gift) }];
      return { field: "cartLinesAdd", name: "lines", type: "[CartLineInput!]!", value };
    }
    case "update": {
      const value = [{ id: idOf(operation.line), quantity: operation.quantity }];
      return { field: "cartLinesUpdate", name: "lines", type: "[CartLineUpdateInput!]!", value };
    }
    case "change": {
      const { line, variant, gift } = operation;
      const value = [{ id: idOf(line), merchandiseId: variants[variant], attributes: toAttributes(gift) }];
      return { field: "cartLinesUpdate", name: "lines", type: "[CartLineUpdateInput!]!", value };
    }
    case "remove":
      return { field: "cartLinesRemove", name: "lineIds", type: "[ID!]!", value: [idOf(operation.line)] };
    case "move": {
      const value = { countryCode: operation.country };
      return {
        field: "cartBuyerIdentityUpdate",
        name: "buyerIdentity",
        type: "CartBuyerIdentityInput!",
        value,
      };
    }
    case "codes": {
      const value = operation.codes;
      return { field: "cartDiscountCodesUpdate", name: "discountCodes", type: "[String!]!", value };
    }
  }
}

async function send(storefront: TestStorefront, call: Call, cartId: string | null): Promise<AnsweredCart> {
  const { field, name, type, value } = call;
  const [declared, given] = cartId === null ? ["", ""] : ["$cartId: ID!, ", "cartId: $cartId, "];
  const { body } = await storefront.ask(
    `mutation (${declared}$value: ${type}) { answer: ${field}(${given}${name}: $value) { cart { ${cartFields} } userErrors { message } } }`,
    { cartId, value },
  );
  const { cart, userErrors } = body.data.answer;
  if (userErrors.length > 0) throw new Error(`${field}: ${JSON.stringify(userErrors)}`);
  return cart;
}

async function compareRead(storefront: TestStorefront, answered: AnsweredCart): Promise<string[]> {
  const { body } = await storefront.ask(`query ($id: ID!) { cart(id: $id) { ${cartFields} } }`, {
    id: answered.id,
  });
  return isDeepStrictEqual(body.data.cart, answered)
    ? []
    : ["the cart that was read differs from the response"];
}
