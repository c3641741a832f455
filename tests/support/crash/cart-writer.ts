import { isDeepStrictEqual } from "node:util";
import type { Random } from "../seeded-random.ts";
import type { AskCart, CartState } from "./ask-cart.ts";

/** Changes one cart after another, and remembers what was acknowledged for each. */
export interface CartWriter {
  /** Runs until the storefront is gone. */
  writeUntilGone: (ask: AskCart, onAcknowledged: () => void) => Promise<void>;
  /**
   * How the data differs from what was acknowledged, in sentences: for the last changed cart, or for all. A change without a
   * response must be applied completely or not at all, and the result becomes the expected state.
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
    if (!state) throw new Error(`${name} has no cart ${id}.`);
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
