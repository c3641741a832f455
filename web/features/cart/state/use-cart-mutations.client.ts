"use client";
import { useRouter } from "next/navigation";
import { useCallback, useRef, useState, useTransition } from "react";
import useSWR from "swr";
import { changeFailed, countryFailed } from "#commerce/cart/cart-problem.ts";
import type { RemovedLine } from "#commerce/cart/cart-outcome.ts";
import { namePerson } from "#features/cart/lines/name-person.ts";
import { track } from "#features/analytics/track.ts";
import { showRememberedCountry } from "#features/currency/use-shopper-country.client.ts";
import type { Country } from "#commerce/offer.ts";
import { createToken } from "#lib/create-token.ts";
import { fetchJson } from "#lib/fetch-json.ts";
import type { CartResponse, ClientCart } from "#commerce/cart-api/cart-response.ts";
import { type AddedLine, inCurrencyOf, toAddedLine } from "./added-line.ts";
import { type ExpectedChange, type OptimisticCart, toOptimisticCart } from "./optimistic-cart.ts";
import { createSerialQueue } from "./serial-queue.ts";
import { type CartMutation, sendCartMutation } from "./send-cart-mutation.ts";
import { notifyOtherTabs } from "./other-tabs.ts";

/** A message about a change. */
export interface CartMessage {
  text: string;
  isProblem?: boolean;
  /** Stays until the change is sent. */
  isWaiting?: boolean;
  /** Sent again when the shopper retries. */
  retry?: CartMutation;
  /** Restores what the change removed. */
  undo?: CartMutation;
}

const offlineMessage = "You’re offline. We’ll update your cart when you’re back online.";

// Shared by the whole page, so that changes to one cart run in order.
export const enqueue = createSerialQueue();

/** Whether the cart page is open now. The shopper may have navigated during a change. */
const isCartPage = () => location.pathname === "/cart";

const unknown: OptimisticCart = { problems: [] };
const none = [] as const;

/** The cart with its changes in progress, and functions to change it. Refreshes the cart page after a change. */
export function useCartMutations() {
  /** The cart as Shopify last returned it, to report what a change did. */
  const confirmed = useRef<ClientCart | null>(null);
  const { data, mutate } = useSWR<OptimisticCart>("/api/cart", fetchJson, {
    shouldRetryOnError: false,
    onError: (error) => console.error("Reading the cart failed.", error),
    onSuccess: ({ cart }) => void (confirmed.current = cart ?? null),
  });
  const router = useRouter();
  const [message, setMessage] = useState<CartMessage | null>(null);
  const [added, setAdded] = useState<AddedLine | null>(null);

  const [isRefreshing, startRefresh] = useTransition();
  const latest = useRef<CartResponse>(null);

  const refresh = useCallback(() => {
    if (isCartPage()) startRefresh(() => router.refresh());
  }, [router]);

  /**
   * Shows the expected result of a change at once, and the shop's answer when it comes. If there's no answer, SWR's `rollbackOnError`
   * would restore the cart from before the change was requested, and lose an earlier change that was answered in the meantime.
   */
  const showExpected = useCallback(
    (answered: Promise<CartResponse>, expected: ExpectedChange | undefined) => {
      const before = latest.current;
      const settled = answered.then(
        (answer) => void (latest.current = answer.cart === undefined ? latest.current : answer),
        () => undefined,
      );
      return mutate(settled, {
        optimisticData: (_, shown = unknown) => (expected ? toOptimisticCart(shown, expected) : shown),
        populateCache: (_, committed = unknown) =>
          latest.current && latest.current !== before ? latest.current : committed,
        revalidate: false,
      });
    },
    [mutate],
  );

  const change = useCallback(
    async (requested: CartMutation): Promise<CartResponse | null> => {
      const mutation = { key: createToken(), ...requested };
      const sayOffline = () => setMessage({ text: offlineMessage, isWaiting: true });
      // Said at once, because an earlier change may be waiting, too.
      if (navigator.onLine) setMessage({ text: toPendingText(mutation) });
      else sayOffline();
      const send = async () => {
        await waitUntilOnline(sayOffline);
        return sendCartMutation(mutation);
      };
      try {
        const answered = enqueue(() => send().catch(retryOnce(send)));
        await showExpected(answered, mutation.expected);
        const answer = await answered;
        notifyOtherTabs();
        // While the shop doesn't answer, the cart page couldn't be rendered either.
        if (answer.cart !== undefined) {
          track({ kind: "cart", before: confirmed.current, after: answer.cart });
          confirmed.current = answer.cart;
          refresh();
        }
        const isAdded = mutation.notify !== false && answer.lastAddedId !== undefined;
        setMessage(toMessage(answer, mutation) ?? (isAdded ? null : toSuccessMessage(answer, mutation)));
        if (isAdded) setAdded(toAddedLine(answer));
        return answer;
      } catch (error) {
        console.error("Changing the cart failed.", error);
        setMessage({ text: changeFailed, isProblem: true, retry: mutation });
        void mutate();
        return null;
      }
    },
    [mutate, refresh, showExpected],
  );

  const chooseCountry = useCallback(
    async (country: Country): Promise<boolean> => {
      const body = new URLSearchParams({ country });
      try {
        const answered = enqueue(() => sendCartMutation({ path: "/api/country", method: "POST", body }));
        await showExpected(answered, {});
        const answer = await answered;
        const [problem] = answer.problems;
        if (problem) {
          setMessage({ text: problem.message, isProblem: true });
          return false;
        }
        showRememberedCountry();
        notifyOtherTabs();
        refresh();
        setMessage({ text: answer.status ?? "" });
        return true;
      } catch (error) {
        console.error("Changing the currency failed.", error);
        setMessage({ text: countryFailed, isProblem: true });
        return false;
      }
    },
    [refresh, showExpected],
  );

  const revalidate = useCallback(() => {
    showRememberedCountry();
    void mutate();
    refresh();
  }, [mutate, refresh]);

  return {
    cart: data?.cart,
    readAgain: useCallback(() => void mutate(), [mutate]),
    adding: data?.adding ?? none,
    removing: data?.removing ?? none,
    /** Whether sums are out of date, in the cart or on the page that shows it. */
    isUpdating: isRefreshing || data?.isUpdating === true,
    change,
    chooseCountry,
    /** Something else may have changed the cart. */
    revalidate,
    message,
    show: setMessage,
    dismiss: useCallback(() => setMessage(null), []),
    added: added && { ...added, ...inCurrencyOf(data?.cart, added) },
    dismissAdded: useCallback(() => setAdded(null), []),
  };
}

/** Waits while the browser is offline, and calls `onWait` if it is. */
async function waitUntilOnline(onWait: () => void): Promise<void> {
  if (navigator.onLine) return;
  onWait();
  await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
}

/**
 * Resends after a network error with the same key, because the first request may have arrived. Not after a timeout: the
 * shopper has waited long enough.
 */
const retryOnce = (send: () => Promise<CartResponse>) => (error: unknown) => {
  if (error instanceof DOMException && error.name === "TimeoutError") throw error;
  return send();
};

const retryableCodes = new Set(["add-failed", "cart-cleared", "change-failed", "too-many"]);

/** What's announced while a change is on its way. */
function toPendingText({ expected }: CartMutation): string {
  const [added] = expected?.adds ?? [];
  if (added) return `Adding ${added.title} to your cart`;
  return isCartPage() ? "Updating cart totals" : "Updating your cart";
}

/** A message about a change; null when it went as asked. */
function toMessage(
  { problems: [problem], notice }: CartResponse,
  mutation: CartMutation,
): CartMessage | null {
  if (problem) {
    const retry = retryableCodes.has(problem.code) && { retry: mutation };
    return { text: problem.message, isProblem: true, ...retry };
  }
  return notice ? { text: notice } : null;
}

/** The message after a successful change: the code it applied, or what was removed and how to undo it. */
function toSuccessMessage(
  { removed = [], status = "" }: CartResponse,
  { path, body }: CartMutation,
): CartMessage {
  const code = path === "/api/cart/discounts" && body instanceof URLSearchParams && body.get("code")?.trim();
  const text = code ? `${code} is applied. ${status}` : status;
  if (removed.length === 0) return { text };
  return {
    text: `${text}. Removed: ${removed.map(toRemovedText).join(", ")}.`,
    undo: {
      path: "/api/cart/lines",
      method: "POST",
      body: { items: removed.map(({ item }) => item) },
      notify: false,
      expected: {
        adds: removed.map(({ title, item: { merchandiseId, quantity } }) => ({
          merchandiseId,
          title,
          quantity,
        })),
      },
    },
  };
}

function toRemovedText({ title, item: { students, gifts } }: RemovedLine): string {
  const person = [...students, ...gifts].flatMap((each) => namePerson({ ...each }) ?? [])[0];
  return person === undefined ? title : `${title} for ${person}`;
}
