"use client";
import type { ReactNode } from "react";
import { AddedToCart } from "./added-to-cart.client.tsx";
import type { CartError } from "#commerce/cart/validate-cart.ts";
import type { ShownCart } from "./cart-answer.ts";
import type { CartState } from "./cart-context.ts";
import { CartDrawer } from "./cart-drawer.client.tsx";
import { CartSays } from "./cart-says.client.tsx";
import type { Added, Said } from "./use-cart-changes.client.ts";

export interface CartShowsProps {
  said: Said | null;
  onSend: CartState["change"];
  onDismiss: () => void;
  added: Added | null;
  onForget: () => void;
  /** What the drawer shows; null while it is closed. */
  opened: ShownCart | null;
  errors: readonly CartError[];
  onClose: () => void;
  /** Announces what is said. A drawer leaves nothing around it to be announced. */
  region: ReactNode;
}

/** What becomes of the cart, in sight: what a change came to, what was added last, and the cart beside the page. */
export function CartShows(props: CartShowsProps) {
  const { said, onSend, onDismiss, added, onForget, opened, errors, onClose, region } = props;
  const says = said && <CartSays key={said.text} said={said} onSend={onSend} onDismiss={onDismiss} />;
  return (
    <>
      {opened ? (
        <CartDrawer cart={opened} errors={errors} onClose={onClose}>
          {region}
          {says}
        </CartDrawer>
      ) : (
        says
      )}
      {added && <AddedToCart {...added} onClose={onForget} />}
    </>
  );
}
