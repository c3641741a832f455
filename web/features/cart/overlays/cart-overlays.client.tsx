"use client";
import type { ReactNode } from "react";
import { AddedToCart } from "./added-to-cart.client.tsx";
import type { CartState } from "#features/cart/state/cart-context.ts";
import { CartDrawer } from "./cart-drawer.client.tsx";
import { CartToast } from "./cart-toast.client.tsx";
import type { AddedLine } from "#features/cart/state/added-line.ts";
import type { CartMessage } from "#features/cart/state/use-cart-mutations.client.ts";

export interface CartOverlaysProps {
  message: CartMessage | null;
  onSend: CartState["change"];
  onDismiss: () => void;
  added: AddedLine | null;
  onDismissAdded: () => void;
  /** Whether the drawer is open. */
  isOpen: boolean;
  onClose: () => void;
  /** The live region. A modal drawer makes everything outside it silent. */
  region: ReactNode;
}

/** The toast, the added-to-cart popup and the cart drawer. */
export function CartOverlays(props: CartOverlaysProps) {
  const { message, onSend, onDismiss, added, onDismissAdded, isOpen, onClose, region } = props;
  const toast = message && (
    <CartToast key={message.text} message={message} onSend={onSend} onDismiss={onDismiss} />
  );
  return (
    <>
      {isOpen ? (
        <CartDrawer onClose={onClose}>
          {region}
          {toast}
        </CartDrawer>
      ) : (
        toast
      )}
      {added && <AddedToCart {...added} onClose={onDismissAdded} />}
    </>
  );
}
