import type { CartItem } from "@shop/web/commerce/cart/cart-item.ts";
import { cartItemSchema } from "@shop/web/commerce/cart/cart-item.ts";
import { type CartOutcome } from "@shop/web/commerce/cart/cart-outcome.ts";
import { type ShopperCart } from "@shop/web/commerce/cart/shopper-cart.ts";
import type { AddAttempt } from "@shop/web/commerce/cart/add-to-cart.ts";
import { createRandom, type Random } from "./seeded-random.ts";
import type { Cart, CartLine } from "@shop/web/commerce/cart/cart.ts";
import { attributesOf, createShopper, type Shopper, termsVersion } from "./shopper.ts";
import { describe, emptyModel, maxBooks, type ShopperModel, toModel } from "./shopper-model.ts";
import type { TestStorefront } from "./storefront.ts";
import { variants } from "./stocked-seed.ts";

/** A shopper's action: its effect on the cart, and how it's requested. */
interface ShopperAction {
  label: string;
  after: (before: ShopperModel) => ShopperModel;
  change: (cart: ShopperCart, attempt: AddAttempt) => Promise<CartOutcome>;
  /** The country that the shopper switches to. Absent for every other action. */
  country?: ShopperModel["country"];
}

/**
 * Runs a shopper's random actions in two tabs, with and without JavaScript and on a bad connection, while the shop fails at
 * random. After each step, the cart must match what the shopper saw. Resolves with the differences.
 */
export async function fuzzShopper(
  storefront: TestStorefront,
  seed: number,
  steps: number,
): Promise<string[]> {
  const random = createRandom(seed);
  const shopper = createShopper({ url: storefront.url });
  let model = emptyModel;
  /** What the page shows. */
  let shown: Cart | null = null;
  const done: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    const isTogether = model.seats.length > 0 && random(4) === 0;
    const asks = isTogether
      ? [addSeat(toName(step, 0)), addGift(toName(step, 1))]
      : [choose(random, { model, name: toName(step, 0), shown })];
    // Without JavaScript, forms are sent once, one after the other.
    const hasScript = isTogether || random(3) > 0;
    const faults = chooseFaults(random, { mayRefuse: !isTogether });
    done.push(JSON.stringify({ asks: asks.map(({ label }) => label), hasScript, faults }));
    await storefront.control("PUT", "/faults", faults);
    const data = await Promise.all(
      asks.map((ask, tab) =>
        send(shopper, { ask, key: hasScript ? `${seed}-${step}-${tab}-`.padEnd(20, "k") : null, random }),
      ),
    );
    await storefront.control("DELETE", "/faults");
    // With JavaScript, the shopper presses "Try again" until it works.
    const outcomes = await Promise.all(data.map((first) => first.again()));
    const [outcome] = outcomes;
    if (outcome?.problems.some(({ code }) => code === "cart-cleared"))
      model = { ...emptyModel, country: model.country, codes: [...shopper.remembered.discountCodes] };
    const isFailed = outcomes.some(({ problems }) => problems.length > 0);
    const after = asks.reduce((before, ask) => ask.after(before), model);
    const read = await shopper.read();
    if (read.cart === "unknown")
      return [`seed ${seed}, step ${step}: a working shop wasn't reached`, ...done];
    shown = read.cart;
    // Without a cart, the codes are those stored for the next one.
    const is: ShopperModel = shown
      ? toModel(shown)
      : {
          ...emptyModel,
          country: isFailed ? model.country : after.country,
          codes: [...shopper.remembered.discountCodes],
        };
    // A failed action may have been applied anyway. If so, the cart that came with the error shows it.
    const allowed = isFailed ? [model, after] : [after];
    const isShownSo = outcomes.some(
      ({ cart }) => cart === "unknown" || !cart || describe(toModel(cart)) === describe(is),
    );
    if (!isShownSo || !allowed.map(describe).includes(describe(is)))
      return [
        `seed ${seed}, step ${step}: ${describe(is)} instead of ${allowed.map(describe).join(" or ")}`,
        ...done,
      ];
    model = is;
  }
  return [];
}

interface Sending {
  ask: ShopperAction;
  key: string | null;
  random: Random;
}

/** Sends as a page does, with one retry if there's no response. */
async function send(shopper: Shopper, { ask, key, random }: Sending) {
  const once = async (isLost: boolean) => {
    // A currency change needs no key, because repeating it makes no difference.
    const outcome = await shopper.send({ key: ask.country ? null : key, change: ask.change, isLost });
    if (ask.country && outcome.problems.length === 0 && !isLost) shopper.chooses(ask.country);
    return outcome;
  };
  const isLost = key !== null && random(4) === 0;
  const first = await once(isLost);
  const last = isLost ? await once(false) : first;
  const again = async () => {
    const isWorthIt = key !== null && last.problems.some(({ code }) => /-failed$|^unreachable$/.test(code));
    return isWorthIt ? once(false) : last;
  };
  return { again };
}

const faults = [
  { error: { status: 503 } },
  { refusal: "throttled" },
  { drop: "before" },
  { drop: "after" },
  { drop: "midway" },
];
const refused = { error: { status: 200, body: { errors: [{ message: "This cart is locked" }] } } };

/** Makes some of the next calls fail, each in its own way. */
function chooseFaults(random: Random, { mayRefuse }: { mayRefuse: boolean }): object[] {
  const ways = mayRefuse ? [...faults, refused] : faults;
  return Array.from({ length: random(4) }, () => [
    { path: "/api/*/graphql.json", delayMs: 0, times: 1 + random(3) },
    { path: "/api/*/graphql.json", ...ways[random(ways.length)], times: 1 },
  ]).flat();
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const toName = (step: number, tab: number) => `Ana${letters[step % 26]}${letters[tab]}`;

const add = (item: unknown) => {
  const items: CartItem[] = [cartItemSchema.parse(item)];
  return (cart: ShopperCart, attempt: AddAttempt) => cart.add(items, { attempt, termsVersion });
};

const addSeat = (name: string): ShopperAction => ({
  label: `a seat for ${name}`,
  after: (before) => ({ ...before, seats: [...before.seats, name] }),
  change: add({ merchandiseId: variants.course, students: [{ first: name }] }),
});

const addGift = (name: string): ShopperAction => ({
  label: `a gift for ${name}`,
  after: (before) => ({ ...before, gifts: [...before.gifts, name] }),
  change: add({ merchandiseId: "gid://shopify/ProductVariant/8400000000013", gifts: [{ message: name }] }),
});

const codes = ["ORDER", "SECOND"] as const;

interface Choice {
  model: ShopperModel;
  name: string;
  shown: Cart | null;
}

function choose(random: Random, { model, name, shown }: Choice): ShopperAction {
  const { seats, books } = model;
  const code = codes[random(codes.length)] ?? codes[0];
  const seat = shown?.lines.nodes.find((line) => attributesOf(line)["studentId"]);
  const isBare = seats.length + books + model.gifts.length === 0;
  switch (isBare ? random(2) : random(8)) {
    case 0:
      return addSeat(name);
    case 1:
      return addGift(name);
    case 2:
      return books < maxBooks ? addBook : addSeat(name);
    case 3:
      return seat ? removeSeat(seat) : addGift(name);
    case 4:
      return seat ? renameSeat(seat, name) : addSeat(name);
    case 5:
      return model.codes.includes(code) ? removeCode(code) : addCode(code);
    case 6:
      return moveTo(model.country === "US" ? "CA" : "US");
    default:
      return addSeat(name);
  }
}

const addBook: ShopperAction = {
  label: "a book",
  after: (before) => ({ ...before, books: before.books + 1 }),
  change: add({ merchandiseId: variants.spiral }),
};

const without = (names: readonly string[], line: CartLine) =>
  names.filter((name) => name !== attributesOf(line)["first"]);

const removeSeat = (line: CartLine): ShopperAction => ({
  label: `no seat for ${attributesOf(line)["first"]}`,
  after: (before) => ({ ...before, seats: without(before.seats, line) }),
  change: (cart) => cart.remove([line.id]),
});

const renameSeat = (line: CartLine, name: string): ShopperAction => ({
  label: `the seat of ${attributesOf(line)["first"]} for ${name}`,
  after: (before) => ({ ...before, seats: [...without(before.seats, line), name] }),
  change: (cart) => cart.update([{ id: line.id, student: { first: name, last: "*", email: "*" } }]),
});

const addCode = (code: string): ShopperAction => ({
  label: `the code ${code}`,
  after: (before) => ({ ...before, codes: [...before.codes, code] }),
  change: (cart) => cart.addCode(code),
});

const removeCode = (code: string): ShopperAction => ({
  label: `no code ${code}`,
  after: (before) => ({ ...before, codes: before.codes.filter((one) => one !== code) }),
  change: (cart) => cart.removeCode(code),
});

const moveTo = (country: ShopperModel["country"]): ShopperAction => ({
  label: `prices for ${country}`,
  after: (before) => ({ ...before, country }),
  change: (cart) => cart.changeCountry(country),
  country,
});
