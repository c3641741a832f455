"use client";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { toCheckedCart } from "./checked-cart.ts";
import type { CartState } from "./cart-context.ts";
import { toSending } from "./send-cart.ts";
import { listenToTabs } from "./tabs.ts";

interface CartForms {
  change: CartState["change"];
  lookAgain: () => void;
  validate: CartState["validate"];
}

/**
 * Sends the page's cart forms without leaving the page. They work without this: it only takes what they submit, wherever they
 * stand, so that they can be the server's.
 */
export function useCartForms({ change, lookAgain, validate }: CartForms): void {
  const router = useRouter();
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
    /** Checks the cart first, so that what stands in the way is said without leaving the page. */
    const checkOut = async (form: HTMLFormElement) => {
      const hasAgreed = new FormData(form).has("terms");
      const errors = await validate(hasAgreed).catch((error: unknown) => {
        console.error("The cart could not be checked.", error);
        return [];
      });
      if (errors.some(({ isBlocking }) => isBlocking)) router.replace(toCheckedCart(hasAgreed));
      // The server checks once more.
      else form.submit();
    };
    const take = (event: SubmitEvent) => {
      if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
      if (new URL(event.target.action).pathname === "/api/cart/checkout") {
        event.preventDefault();
        void checkOut(event.target);
        return;
      }
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
  }, [change, lookAgain, validate, router]);
}
