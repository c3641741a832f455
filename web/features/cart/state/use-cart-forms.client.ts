"use client";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { toCheckedCartPath } from "#commerce/cart-api/checked-cart-path.ts";
import type { CartState } from "./cart-context.ts";
import { type CartMutation, toCartMutation } from "./send-cart-mutation.ts";
import { subscribeToOtherTabs } from "./other-tabs.ts";

interface CartForms {
  change: CartState["change"];
  revalidate: () => void;
  validate: CartState["validate"];
}

/**
 * Sends the page's cart forms without leaving the page. They work without this: it only takes what they submit, wherever they
 * stand, so that they can be the server's.
 */
export function useCartForms({ change, revalidate, validate }: CartForms): void {
  const router = useRouter();
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const sending = new WeakSet<HTMLFormElement>();
    const send = async (form: HTMLFormElement, mutation: CartMutation) => {
      // A second click while the first is under way asks for nothing new.
      if (sending.has(form)) return;
      sending.add(form);
      form.ariaBusy = "true";
      await change(mutation);
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
      if (errors.some(({ isBlocking }) => isBlocking)) router.replace(toCheckedCartPath(hasAgreed));
      // The server checks once more.
      else form.submit();
    };
    const onSubmit = (event: SubmitEvent) => {
      if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
      if (new URL(event.target.action).pathname === "/api/cart/checkout") {
        event.preventDefault();
        void checkOut(event.target);
        return;
      }
      const mutation = toCartMutation(event.target, event.submitter);
      if (!mutation) return;
      event.preventDefault();
      void send(event.target, mutation);
    };
    document.addEventListener("submit", onSubmit, { signal });
    // A page that the browser kept and shows again knows only what was in the cart when it was left.
    addEventListener("pageshow", ({ persisted }) => persisted && revalidate(), { signal });
    subscribeToOtherTabs(revalidate, signal);
    return () => stop.abort();
  }, [change, revalidate, validate, router]);
}
