"use client";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { toCurrency } from "#commerce/cart/to-currency.ts";
import { formatMoney } from "#lib/money.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import type { ShownCart } from "./cart-answer.ts";
import styles from "./cart-drawer.module.css";
import { CartLineItem } from "./cart-line-item.tsx";

export interface CartDrawerProps {
  cart: ShownCart;
  onClose: () => void;
  /** What is said of changes, which nobody would reach outside. */
  children: ReactNode;
}

/** The cart beside the page: its lines, to be changed, what they come to, and the way to the cart's own page. */
export function CartDrawer({ cart, onClose, children }: CartDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { totalAmount } = cart.cost;
  return (
    // What is clicked is the link inside, which the keyboard follows with Enter; Escape closes.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      className={styles.drawer}
      ref={dialog}
      aria-labelledby="cart-drawer"
      closedby="any"
      tabIndex={-1}
      onClose={onClose}
      onClick={closeOnChoice}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id="cart-drawer">
          Your cart
        </h2>
        <Button tone="plain" onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </div>
      {cart.lines.nodes.length === 0 ? (
        <p>Nothing is in your cart now.</p>
      ) : (
        <>
          <ul className={styles.lines} aria-label="In your cart">
            {cart.lines.nodes.map((line) => (
              <CartLineItem key={line.id} line={line} errors={[]} />
            ))}
          </ul>
          <div className={styles.foot}>
            <p className={styles.total}>
              <span>Subtotal</span>
              <strong>{formatMoney(totalAmount.amount, toCurrency(totalAmount))}</strong>
            </p>
            <p>Codes, taxes and shipping come next.</p>
            <ButtonLink href="/cart">View Cart</ButtonLink>
          </div>
        </>
      )}
      {children}
    </dialog>
  );
}

/** A followed link leaves the drawer standing, because the next page keeps what is around it. */
function closeOnChoice({ currentTarget, target }: MouseEvent<HTMLDialogElement>): void {
  if (target instanceof Element && target.closest("a")) currentTarget.close();
}
