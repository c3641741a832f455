"use client";
import { useEffect } from "react";
import type { CartLine } from "#commerce/cart/cart.ts";
import { toCurrency } from "#commerce/cart/to-currency.ts";
import { toAttributesByKey } from "#commerce/cart/to-attributes-by-key.ts";
import { formatCents, formatMoney, toCents } from "#commerce/money.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { ShopPicture } from "#ui/shop-picture.tsx";
import { CartDialog, closeDialog } from "./cart-dialog.tsx";
import { CartSuggestions } from "#features/cart/page/cart-suggestions.tsx";
import { LineTitle } from "#features/cart/lines/line-title.tsx";
import { LineDetails } from "#features/cart/lines/line-details.tsx";
import {
  keepSeenPrices,
  readSeenPrices,
  toLinePrices,
  toSeenPrices,
} from "#features/cart/page/seen-prices.ts";
import type { AddedLine } from "#features/cart/state/added-line.ts";
import styles from "./added-to-cart.module.css";

export interface AddedToCartProps extends AddedLine {
  onClose: () => void;
}

/** What was just added, with links to the cart and back to shopping (requirements §2.51). */
export function AddedToCart({ line, count, isAlike, suggestions, onClose }: AddedToCartProps) {
  useEffect(() => {
    // Prices shown first on the cart page stay, so it can report a change.
    if (line) keepSeenPrices({ ...toSeenPrices(toLinePrices([line])), ...readSeenPrices() });
  }, [line]);
  return (
    <CartDialog className={styles.popup} aria-labelledby="added-to-cart" onClose={onClose}>
      <h2 className={styles.title} id="added-to-cart">
        {line ? "Added to your cart" : "Item has been added to cart!"}
      </h2>
      {line && <AddedLine line={line} count={count} isAlike={isAlike} />}
      <div className={styles.buttons}>
        <ButtonLink href="/cart">View Cart</ButtonLink>
        <Button tone="quiet" onClick={closeDialog}>
          Continue Shopping
        </Button>
      </div>
      <CartSuggestions suggestions={suggestions.slice(0, 1)} />
      <button className={styles.close} type="button" aria-label="Close" onClick={closeDialog}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
          <path d="M2 2L14 14M14 2L2 14" stroke="currentcolor" strokeWidth="2" />
        </svg>
      </button>
    </CartDialog>
  );
}

interface AddedLineProps extends Pick<AddedLine, "count" | "isAlike"> {
  line: CartLine;
}

function AddedLine({ line, count, isAlike }: AddedLineProps) {
  const { image } = line.merchandise;
  const isSeat = "studentId" in toAttributesByKey(line);
  return (
    <div className={styles.line}>
      {image && <ShopPicture image={image} alt="" sizes="6rem" maxWidth={360} />}
      <div>
        <p className={styles.product}>
          <LineTitle line={line} />
        </p>
        <p className={styles.price}>{toPriceText(line, count, isSeat ? "seats" : "gifts")}</p>
        {/* Each of several seats has a student of its own, and so may each gift have its card. */}
        {(count === 1 || (isAlike && !isSeat)) && <LineDetails line={line} />}
      </div>
    </div>
  );
}

function toPriceText({ quantity, cost }: CartLine, count: number, units: string): string {
  const { amount } = cost.amountPerQuantity;
  const currency = toCurrency(cost.amountPerQuantity);
  if (count > 1) return `${count} ${units}, ${formatCents(toCents(amount) * count, currency)}`;
  const price = formatMoney(amount, currency);
  return quantity > 1 ? `${price} each, ${quantity} in your cart` : price;
}
