"use client";
import type { ReactNode } from "react";
import { toCurrency } from "#commerce/cart/to-currency.ts";
import type { CartError } from "#commerce/cart/validate-cart.ts";
import { formatMoney } from "#commerce/money.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import type { ClientCart } from "#commerce/cart-api/cart-response.ts";
import { CartDialog, closeDialog } from "./cart-dialog.tsx";
import styles from "./cart-drawer.module.css";
import { CartLineItem } from "#features/cart/lines/cart-line-item.tsx";
import { CrossSells } from "#features/cart/page/cross-sells.client.tsx";

export interface CartDrawerProps {
  cart: ClientCart;
  errors: readonly CartError[];
  onClose: () => void;
  /** Messages about changes. Outside the modal, nobody could reach them. */
  children: ReactNode;
}

/** The cart beside the page: its lines, the subtotal and a link to the cart page. */
export function CartDrawer({ cart, errors, onClose, children }: CartDrawerProps) {
  const { totalAmount } = cart.cost;
  return (
    <CartDialog className={styles.drawer} aria-labelledby="cart-drawer" tabIndex={-1} onClose={onClose}>
      <div className={styles.head}>
        <h2 className={styles.title} id="cart-drawer">
          Your cart
        </h2>
        <Button tone="plain" onClick={closeDialog}>
          Close
        </Button>
        {children}
      </div>
      {cart.lines.nodes.length === 0 ? (
        <p>Your cart is empty.</p>
      ) : (
        <>
          <div className={styles.goods}>
            <ul className={styles.lines} aria-label="In your cart">
              {cart.lines.nodes.map((line) => (
                <CartLineItem
                  key={line.id}
                  line={line}
                  errors={errors.filter(({ lineId }) => lineId === line.id)}
                />
              ))}
            </ul>
            <CrossSells cart={cart} />
          </div>
          <div className={styles.foot}>
            <p className={styles.total}>
              <span>Subtotal</span>
              <strong>{formatMoney(totalAmount.amount, toCurrency(totalAmount))}</strong>
            </p>
            <p>Add codes in your cart. Taxes and shipping are calculated at checkout.</p>
            <ButtonLink href="/cart">View Cart</ButtonLink>
          </div>
        </>
      )}
    </CartDialog>
  );
}
