"use client";
import { usePathname } from "next/navigation";
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { lazyOptional } from "#lib/lazy-optional.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { CartContext } from "./cart-context.ts";
import { useCartMutations } from "./use-cart-mutations.client.ts";
import { StatusToast } from "#features/cart/overlays/status-toast.tsx";
import { useCartDrawer } from "#features/cart/overlays/use-cart-drawer.client.ts";
import { useCartErrors } from "./use-cart-errors.client.ts";
import { useCartForms } from "./use-cart-forms.client.ts";

const load = async () => (await import("#features/cart/overlays/cart-overlays.client.tsx")).CartOverlays;

const loadOverlays = () =>
  load().catch((error: unknown) => console.warn("Loading the cart overlays failed.", error));

// Loaded when first shown, because most pages never need it.
const LazyCartOverlays = lazyOptional(load);

/** Holds the shopper's cart, announces its changes and shows what was added (requirements §4.1, §4.21). */
export function CartProvider({ children }: { children: ReactNode }) {
  const isCartPage = usePathname() === "/cart";
  const {
    change,
    chooseCountry,
    readAgain,
    revalidate,
    message,
    show,
    dismiss,
    added,
    dismissAdded,
    ...shown
  } = useCartMutations();
  const { cart, adding, removing } = shown;
  const { errors, validate, clearErrors } = useCartErrors();
  useCartForms({ change, revalidate, validate, show, loadOverlays });
  useEffect(clearErrors, [cart, clearErrors]);
  const { isMarked, markUpdating } = useUpdatingMarks();
  const isUpdating = shown.isUpdating || isMarked;
  const hasLines = Boolean(cart?.lines.nodes.length) || adding.length > 0;
  const { isOpen, close } = useCartDrawer(!isCartPage && hasLines);
  // Prices may have changed since the page was opened.
  useEffect(() => {
    if (isOpen && navigator.onLine) readAgain();
  }, [isOpen, readAgain]);
  useEffect(() => {
    // Preloaded for shoppers with a cart, who may change it offline.
    if (hasLines) void loadOverlays();
  }, [hasLines]);
  const [hasAgreed, setAgreed] = useState(false);
  const state = useMemo(
    () => ({
      cart,
      adding,
      removing,
      isUpdating,
      markUpdating,
      errors,
      validate,
      hasAgreed,
      setAgreed,
      change,
      readAgain,
      chooseCountry,
      show,
    }),
    [
      cart,
      adding,
      removing,
      isUpdating,
      markUpdating,
      errors,
      validate,
      hasAgreed,
      change,
      readAgain,
      chooseCountry,
      show,
    ],
  );
  // Rendered before any message, so that screen readers announce it.
  const region = (
    <VisuallyHidden>
      <output>{message && !message.isProblem && message.text}</output>
    </VisuallyHidden>
  );
  return (
    <CartContext value={state}>
      {children}
      {!isOpen && region}
      {(message || added || isOpen) && (
        <Suspense fallback={message && <StatusToast message={message} />}>
          <LazyCartOverlays
            message={message}
            onSend={change}
            onDismiss={dismiss}
            added={added}
            onDismissAdded={dismissAdded}
            isOpen={isOpen}
            onClose={close}
            region={region}
          />
        </Suspense>
      )}
    </CartContext>
  );
}

/** Whether a component has marked sums as out of date. */
function useUpdatingMarks() {
  const [marks, setMarks] = useState(0);
  const markUpdating = useCallback(() => {
    setMarks((count) => count + 1);
    return () => setMarks((count) => count - 1);
  }, []);
  return { isMarked: marks > 0, markUpdating };
}
