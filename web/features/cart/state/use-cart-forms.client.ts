"use client";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { toCheckedCartPath } from "#commerce/cart-api/checked-cart-path.ts";
import type { CartState } from "./cart-context.ts";
import { leaveLine } from "./focus-around.ts";
import { type CartMutation, toCartMutation } from "./send-cart-mutation.ts";
import { sendNow } from "./send-later.ts";
import { type CartMessage, enqueue } from "./use-cart-mutations.client.ts";
import { subscribeToOtherTabs } from "./other-tabs.ts";

interface CartForms {
  change: CartState["change"];
  revalidate: () => void;
  validate: CartState["validate"];
  show: (message: CartMessage) => void;
  /** Loads what shows the outcome of a change. */
  loadOverlays: () => Promise<unknown>;
}

const offline = "You’re offline. Check out again once you’re back online.";

/**
 * Submits the page's cart forms in place. It only listens for submit events, so the forms can be server components and
 * work without JavaScript.
 */
export function useCartForms({ change, revalidate, validate, show, loadOverlays }: CartForms): void {
  const router = useRouter();
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const sending = new WeakSet<HTMLFormElement>();
    const send = async (form: HTMLFormElement, mutation: CartMutation) => {
      // Ignores a second click while the first is in flight.
      if (sending.has(form)) return;
      sending.add(form);
      form.ariaBusy = "true";
      if (Object.values(mutation.expected?.quantities ?? {}).includes(0)) leaveLine(form);
      await change(mutation);
      await loadOverlays();
      // By the next frame, the popup covers the button. Until then, another press would add the same again.
      requestAnimationFrame(() => {
        form.ariaBusy = null;
        sending.delete(form);
      });
    };
    /**
     * Validates first, so that errors appear without leaving the page. Before that, it waits for changes to the cart, which leaving
     * would lose. When one failed, the shopper stays to read why.
     */
    const checkOut = async (form: HTMLFormElement) => {
      if (sending.has(form)) return;
      // A change would wait for the connection.
      if (!navigator.onLine) return show({ text: offline, isProblem: true });
      sending.add(form);
      const hasAgreed = new FormData(form).has("terms");
      const isChanged = await sendNow();
      const errors = await enqueue(() => validate(hasAgreed)).catch((error: unknown) => {
        console.error("Validating the cart failed.", error);
        return [];
      });
      sending.delete(form);
      if (!isChanged) return;
      // The browser would replace the cart with its own error page.
      if (!navigator.onLine) return show({ text: offline, isProblem: true });
      const isBlocked = errors.some(({ isBlocking }) => isBlocking);
      // The server validates again.
      if (!isBlocked) form.submit();
      else if (location.pathname === "/cart") router.replace(toCheckedCartPath(hasAgreed));
      else router.push(toCheckedCartPath(hasAgreed));
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
    // A page restored from the back-forward cache may have an outdated cart.
    addEventListener("pageshow", ({ persisted }) => persisted && revalidate(), { signal });
    subscribeToOtherTabs(revalidate, signal);
    return () => stop.abort();
  }, [change, revalidate, validate, show, loadOverlays, router]);
}
