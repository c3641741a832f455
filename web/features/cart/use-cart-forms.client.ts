"use client";
import { useEffect } from "react";
import type { CartState } from "./cart-context.ts";
import { toSending } from "./send-cart.ts";
import { listenToTabs } from "./tabs.ts";

interface CartForms {
  change: CartState["change"];
  lookAgain: () => void;
}

/**
 * Sends the page's cart forms without leaving the page. They work without this: it only takes what they submit, wherever they
 * stand, so that they can be the server's.
 */
export function useCartForms({ change, lookAgain }: CartForms): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const sending = new WeakSet<HTMLFormElement>();
    const send = async (form: HTMLFormElement, asked: NonNullable<ReturnType<typeof toSending>>) => {
      // A second click while the first is under way asks for nothing new.
      if (sending.has(form)) return;
      sending.add(form);
      form.ariaBusy = "true";
      await change(asked);
      form.ariaBusy = null;
      sending.delete(form);
    };
    const take = (event: SubmitEvent) => {
      if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
      const asked = toSending(event.target, event.submitter);
      if (!asked) return;
      event.preventDefault();
      void send(event.target, asked);
    };
    document.addEventListener("submit", take, { signal });
    // A page that the browser kept and shows again knows only what was in the cart when it was left.
    addEventListener("pageshow", ({ persisted }) => persisted && lookAgain(), { signal });
    listenToTabs(lookAgain, signal);
    return () => stop.abort();
  }, [change, lookAgain]);
}
