import { isDeepStrictEqual } from "node:util";
import type { Random } from "../seeded-random.ts";
import type { AskCart, CartState } from "./ask-cart.ts";

/** Somebody who changes one cart after the other, and knows what was acknowledged of each. */
export interface CartWriter {
  /** Goes on until the storefront has gone. */
  writeUntilGone: (ask: AskCart, onAcknowledged: () => void) => Promise<void>;
  /**
   * What is not as it was acknowledged, a sentence each: of the cart that was changed last, or of all. The change that was not
   * answered is there whole or not at all, and is taken as it is.
   */
  compareLatest: (ask: AskCart) => Promise<string[]>;
  compareAll: (ask: AskCart) => Promise<string[]>;
}

interface Change {
  send: (ask: AskCart, id: string) => Promise<unknown>;
  apply: (state: CartState) => CartState;
}

export function createCartWriter(name: string, variants: readonly string[], random: Random): CartWriter {
  const carts = new Map<string, CartState>();
  let latest: string | undefined;
  let unanswered: Change | undefined;
  let count = 0;

  function toChange(): Change {
    count += 1;
    if (random(2) === 0) {
      const note = `${name} ${count} ${"·".repeat(random(2000))}`;
      return { send: (ask, id) => ask.setNote(id, note), apply: (state) => ({ ...state, note }) };
    }
    const variant = variants[random(variants.length)] ?? "";
    const quantity = 1 + random(3);
    return {
      send: (ask, id) => ask.addLine(id, variant, quantity),
      apply: ({ note, quantities }) => ({
        note,
        quantities: { ...quantities, [variant]: (quantities[variant] ?? 0) + quantity },
      }),
    };
  }

  async function changeOnce(ask: AskCart): Promise<void> {
    if (latest === undefined || random(10) === 0) {
      const note = `${name} begins`;
      latest = await ask.create(note);
      carts.set(latest, { note, quantities: {} });
      return;
    }
    const change = toChange();
    unanswered = change;
    await change.send(ask, latest);
    unanswered = undefined;
    carts.set(latest, change.apply(toState(latest)));
  }

  function toState(id: string): CartState {
    const state = carts.get(id);
    if (!state) throw new Error(`${name} has no cart ${id}`);
    return state;
  }

  async function compare(id: string, ask: AskCart): Promise<string[]> {
    const [expected, found] = [toState(id), await ask.read(id)];
    const isSame = isDeepStrictEqual(found, expected);
    return isSame ? [] : [`${name}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`];
  }

  return {
    writeUntilGone: async (ask, onAcknowledged) => {
      for (;;) {
        try {
          await changeOnce(ask);
        } catch (error) {
          if (error instanceof TypeError) return;
          throw error;
        }
        onAcknowledged();
      }
    },
    compareLatest: async (ask) => {
      if (latest === undefined) return [];
      if (unanswered) {
        const whole = unanswered.apply(toState(latest));
        if (isDeepStrictEqual(await ask.read(latest), whole)) carts.set(latest, whole);
        unanswered = undefined;
      }
      return compare(latest, ask);
    },
    compareAll: async (ask) => {
      const findings = await Promise.all(Array.from(carts.keys(), (id) => compare(id, ask)));
      return findings.flat();
    },
  };
}
