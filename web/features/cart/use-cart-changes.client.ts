"use client";
import { useRouter } from "next/navigation";
import { startTransition, useCallback, useState } from "react";
import useSWR from "swr";
import type { CartLine } from "#commerce/cart/cart.ts";
import { readOwn } from "#lib/visitor-value.ts";
import type { CartAnswer } from "./cart-answer.ts";
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
}

const words = {
  offline: "You are offline. Your change is kept, and sent when you are back.",
  failed: "We could not change your cart. It is as it was: please try again.",
};

// One for all of a page: changes of one cart follow each other.
const inOrder = createQueue();

/** The cart as the shop last told it, and how to change it. `isCartPage`: the page shows the cart itself, and is asked for anew. */
export function useCartChanges(isCartPage: boolean) {
  const { data, mutate } = useSWR<CartAnswer>("/api/cart", readOwn, {
    shouldRetryOnError: false,
    onError: (error) => console.error("The cart could not be read.", error),
  });
  const router = useRouter();
  const [said, setSaid] = useState<Said | null>(null);
  /** The line of the last add, null where the cart does not tell it. */
  const [added, setAdded] = useState<{ line: CartLine | null } | null>(null);

  const refresh = useCallback(() => {
    if (isCartPage) startTransition(() => router.refresh());
  }, [isCartPage, router]);

  const change = useCallback(
    async (sending: CartSending): Promise<CartAnswer | null> => {
      setSaid({ text: isCartPage ? "Updating cart totals" : "Updating your cart" });
      await untilOnline(() => setSaid({ text: words.offline }));
      try {
        const answer = await inOrder(() => sendToCart(sending));
        if (answer.cart !== undefined) await mutate(answer, { revalidate: false });
        tellOtherTabs();
        refresh();
        const isAdded = !isCartPage && answer.lastAddedId !== undefined;
        setSaid(toSaid(answer, sending) ?? (isAdded ? null : { text: "Cart totals updated" }));
        if (isAdded) setAdded({ line: findLine(answer) });
        return answer;
      } catch (error) {
        console.error("The cart could not be changed.", error);
        setSaid({ text: words.failed, isProblem: true, retry: sending });
        void mutate();
        return null;
      }
    },
    [isCartPage, mutate, refresh],
  );

  const lookAgain = useCallback(() => {
    void mutate();
    refresh();
  }, [mutate, refresh]);

  return {
    cart: data?.cart,
    change,
    /** Something else may have changed the cart. */
    lookAgain,
    said,
    dismiss: useCallback(() => setSaid(null), []),
    added,
    forgetAdded: useCallback(() => setAdded(null), []),
  };
}

/** What the shop had to say of a change; null when it made it as asked. */
function toSaid({ problems: [problem], notice }: CartAnswer, sending: CartSending): Said | null {
  if (problem) {
    const isWorthATry = problem.code === "add-failed" || problem.code === "change-failed";
    return { text: problem.message, isProblem: true, ...(isWorthATry && { retry: sending }) };
  }
  return notice ? { text: notice } : null;
}

const findLine = ({ cart, lastAddedId }: CartAnswer) =>
  cart?.lines.nodes.find(({ id }) => id === lastAddedId) ?? null;
