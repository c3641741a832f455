"use client";
import { useRouter } from "next/navigation";
import { startTransition, useCallback, useState } from "react";
import useSWR from "swr";
import type { CartLine } from "#commerce/cart/cart.ts";
import { countryFailed } from "#commerce/cart/cart-problem.ts";
import type { CartSuggestion } from "#commerce/cart/suggest.ts";
import { showRememberedCountry } from "#features/currency/use-shopper-country.client.ts";
import type { Country } from "#lib/offer.ts";
import { readOwn } from "#lib/read-own.ts";
import type { CartAnswer, ShownCart } from "./cart-answer.ts";
import { createQueue } from "./one-by-one.ts";
import { type CartSending, sendToCart } from "./send-cart.ts";
import { tellOtherTabs } from "./tabs.ts";
import { untilOnline } from "./until-online.ts";

/** What is to be said of a change. */
export interface Said {
  text: string;
  isProblem?: boolean;
  /** Sent once more when the shopper asks for it. */
  retry?: CartSending;
  /** Puts back what the change took out. */
  undo?: CartSending;
}

/** What the last add put into the cart. */
export interface Added {
  /** Null where the cart does not tell it. */
  line: CartLine | null;
  suggestions: readonly CartSuggestion[];
}

const words = {
  offline: "You are offline. Your change is kept, and sent when you are back.",
  failed: "We could not change your cart. Please check it and try again.",
};

// One for all of a page: changes of one cart follow each other.
const inOrder = createQueue();

/** Whether the page shows the cart itself now: a shopper may have gone on while a change was on its way. */
const isCartPage = () => location.pathname === "/cart";

/** The cart as the shop last told it, and how to change it. A page that shows the cart itself is asked for anew. */
export function useCartChanges() {
  const { data, mutate } = useSWR<CartAnswer>("/api/cart", readOwn, {
    shouldRetryOnError: false,
    onError: (error) => console.error("The cart could not be read.", error),
  });
  const router = useRouter();
  const [said, setSaid] = useState<Said | null>(null);
  const [added, setAdded] = useState<Added | null>(null);

  const refresh = useCallback(() => {
    if (isCartPage()) startTransition(() => router.refresh());
  }, [router]);

  const change = useCallback(
    async (asked: CartSending): Promise<CartAnswer | null> => {
      const sending = { key: createKey(), ...asked };
      setSaid({ text: isCartPage() ? "Updating cart totals" : "Updating your cart" });
      const send = async () => {
        await untilOnline(() => setSaid({ text: words.offline }));
        return sendToCart(sending);
      };
      try {
        const answer = await inOrder(() => send().catch(onceMore(send)));
        if (answer.cart !== undefined) await mutate(answer, { revalidate: false });
        tellOtherTabs();
        refresh();
        const isAdded = sending.notify !== false && answer.lastAddedId !== undefined;
        setSaid(toSaid(answer, sending) ?? (isAdded ? null : toDone(answer)));
        if (isAdded) setAdded({ line: findLine(answer), suggestions: answer.suggestions ?? [] });
        return answer;
      } catch (error) {
        console.error("The cart could not be changed.", error);
        setSaid({ text: words.failed, isProblem: true, retry: sending });
        void mutate();
        return null;
      }
    },
    [mutate, refresh],
  );

  const chooseCountry = useCallback(
    async (country: Country): Promise<boolean> => {
      const body = new URLSearchParams({ country });
      try {
        const answer = await inOrder(() => sendToCart({ path: "/api/country", method: "POST", body }));
        const [problem] = answer.problems;
        if (problem) {
          setSaid({ text: problem.message, isProblem: true });
          return false;
        }
        if (answer.cart !== undefined) await mutate(answer, { revalidate: false });
        showRememberedCountry();
        tellOtherTabs();
        refresh();
        return true;
      } catch (error) {
        console.error("The currency could not be changed.", error);
        setSaid({ text: countryFailed, isProblem: true });
        return false;
      }
    },
    [mutate, refresh],
  );

  const lookAgain = useCallback(() => {
    showRememberedCountry();
    void mutate();
    refresh();
  }, [mutate, refresh]);

  return {
    cart: data?.cart,
    change,
    chooseCountry,
    /** Something else may have changed the cart. */
    lookAgain,
    said,
    dismiss: useCallback(() => setSaid(null), []),
    added: added && { ...added, ...inCurrencyOf(data?.cart, added) },
    forgetAdded: useCallback(() => setAdded(null), []),
  };
}

/** Browsers have `randomUUID` where the page came by HTTPS. */
const createKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join("-");

/** A change that got no answer may have arrived, which its key tells. Not after a timeout: the shopper has waited long enough. */
const onceMore = (send: () => Promise<CartAnswer>) => (error: unknown) => {
  if (error instanceof DOMException && error.name === "TimeoutError") throw error;
  return send();
};

const worthATry = new Set(["add-failed", "cart-cleared", "change-failed", "too-many"]);

/** What the shop had to say of a change; null when it made it as asked. */
function toSaid({ problems: [problem], notice }: CartAnswer, sending: CartSending): Said | null {
  if (problem) {
    const retry = worthATry.has(problem.code) && { retry: sending };
    return { text: problem.message, isProblem: true, ...retry };
  }
  return notice ? { text: notice } : null;
}

/** SPEC §2's words, and what was taken out with the way back. */
function toDone({ removed = [] }: CartAnswer): Said {
  const text = "Cart totals updated";
  if (removed.length === 0) return { text };
  return {
    text: `${text}. Removed: ${removed.map(({ title }) => title).join(", ")}.`,
    undo: {
      path: "/api/cart/lines",
      method: "POST",
      body: { items: removed.map(({ item }) => item) },
      notify: false,
    },
  };
}

/** What was added as it's priced now: another tab may have chosen the other currency. */
function inCurrencyOf(cart: ShownCart | null | undefined, { line, suggestions }: Added): Partial<Added> {
  const now = cart?.lines.nodes.find(({ id }) => id === line?.id);
  const isSame = now?.cost.totalAmount.currencyCode === line?.cost.totalAmount.currencyCode;
  return now ? { line: now, suggestions: isSame ? suggestions : [] } : {};
}

const findLine = ({ cart, lastAddedId }: CartAnswer) =>
  cart?.lines.nodes.find(({ id }) => id === lastAddedId) ?? null;
