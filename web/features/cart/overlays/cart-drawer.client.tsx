"use client";
import type { ReactNode } from "react";
import { findSoldOut } from "#commerce/cart/cart-error.ts";
import { toCurrency } from "#commerce/cart/to-currency.ts";
import { formatMoney } from "#commerce/money.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import type { ClientCart } from "#commerce/cart-api/cart-response.ts";
import { CartDialog, closeDialog } from "./cart-dialog.tsx";
import styles from "./cart-drawer.module.css";
import { CartLines } from "#features/cart/lines/cart-lines.tsx";
import { useCart } from "#features/cart/state/cart-context.ts";
import { CheckoutForm } from "#features/cart/page/checkout-form.tsx";
import { CrossSells } from "#features/cart/page/cross-sells.client.tsx";
import { GiftCardPayments } from "#features/cart/page/gift-card-payments.tsx";
import { SumRow } from "#features/cart/page/sum-row.tsx";

export interface CartDrawerProps {
  onClose: () => void;
  /** Messages about changes. Outside the modal, nobody could reach them. */
  children: ReactNode;
}

/** The cart beside the page: its lines, what they come to, and the ways to the checkout and to the cart page. */
export function CartDrawer({ onClose, children }: CartDrawerProps) {
  const { cart, adding, errors } = useCart();
  const lines = cart?.lines.nodes ?? [];
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
      {lines.length + adding.length === 0 ? (
        <p>Your cart is empty.</p>
      ) : (
        <>
          <div className={styles.goods}>
            <CartLines lines={lines} errors={errors.length > 0 ? errors : findSoldOut(lines)} />
            {cart && <CrossSells cart={cart} />}
          </div>
          <div className={styles.foot}>
            {cart && <GiftCardPayments cards={cart.appliedGiftCards} />}
            <SumRow label="Estimated total" size="large">
              {cart && formatTotal(cart)}
            </SumRow>
            <p className={styles.note}>
              Discount codes go in your cart. Taxes and shipping are calculated at checkout.
            </p>
            <CheckoutForm hasAgreed={false}>Check out</CheckoutForm>
            <ButtonLink tone="quiet" href="/cart">
              View Cart
            </ButtonLink>
          </div>
        </>
      )}
    </CartDialog>
  );
}

const formatTotal = ({ cost: { totalAmount } }: ClientCart) =>
  formatMoney(totalAmount.amount, toCurrency(totalAmount));
