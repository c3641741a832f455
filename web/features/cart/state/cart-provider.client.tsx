"use client";
import { usePathname } from "next/navigation";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { CartContext } from "./cart-context.ts";
import { useCartMutations } from "./use-cart-mutations.client.ts";
import { useCartDrawer } from "#features/cart/drawer/use-cart-drawer.client.ts";
import { useCartErrors } from "./use-cart-errors.client.ts";
import { waitUntilOnline } from "./wait-until-online.ts";
import { useCartForms } from "./use-cart-forms.client.ts";

const load = () => import("./cart-overlays.client.tsx");

// What most pages never show is loaded when it is. A part that can't be fetched would break the page, so it waits for the line.
const CartShows = lazy(async () => {
  const { CartOverlays: component } = await waitUntilOnline(() => undefined)
    .then(load)
    .catch(() => waitUntilOnline(() => undefined).then(load));
  return { default: component };
});

/** Knows the shopper's cart, says what becomes of its changes, and shows what was added last (requirements §4.1, §4.21). */
export function CartProvider({ children }: { children: ReactNode }) {
  const isCartPage = usePathname() === "/cart";
  const { cart, change, chooseCountry, revalidate, message, dismiss, added, dismissAdded } =
    useCartMutations();
  const { errors, validate, clearErrors } = useCartErrors();
  useCartForms({ change, revalidate, validate });
  useEffect(clearErrors, [cart, clearErrors]);
  const hasLines = Boolean(cart?.lines.nodes.length);
  const { isOpen, close } = useCartDrawer(!isCartPage && hasLines);
  useEffect(() => {
    // Who has something in the cart may change it offline, and is to read what becomes of it.
    if (hasLines)
      void load().catch((error: unknown) => console.warn("A part of the cart is not here yet.", error));
  }, [hasLines]);
  const [hasAgreed, setAgreed] = useState(false);
  const state = useMemo(
    () => ({ cart, errors, validate, hasAgreed, setAgreed, change, chooseCountry }),
    [cart, errors, validate, hasAgreed, change, chooseCountry],
  );
  const opened = (isOpen && cart) || null;
  // It stands there before anything is said, so that what is said is announced.
  const region = (
    <VisuallyHidden>
      <output>{message && !message.isProblem && message.text}</output>
    </VisuallyHidden>
  );
  return (
    <CartContext value={state}>
      {children}
      {!opened && region}
      {(message || added || opened) && (
        <Suspense fallback={null}>
          <CartShows
            message={message}
            onSend={change}
            onDismiss={dismiss}
            added={added}
            onDismissAdded={dismissAdded}
            opened={opened}
            errors={errors}
            onClose={close}
            region={region}
          />
        </Suspense>
      )}
    </CartContext>
  );
}
