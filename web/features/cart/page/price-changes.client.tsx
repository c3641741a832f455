"use client";
import { startTransition, useEffect, useState } from "react";
import { formatMoney } from "#commerce/money.ts";
import styles from "./cart.module.css";
import {
  findPriceChanges,
  keepSeenPrices,
  type LinePrice,
  type PriceChange,
  readSeenPrices,
  toSeenPrices,
} from "./seen-prices.ts";

export interface PriceChangesProps {
  prices: readonly LinePrice[];
}

/** Says what in the cart costs something else than when the shopper saw it last in this browser. */
export function PriceChanges({ prices }: PriceChangesProps) {
  const [changes, setChanges] = useState<readonly PriceChange[]>([]);
  useEffect(() => {
    const found = findPriceChanges(readSeenPrices(), prices);
    keepSeenPrices(toSeenPrices(prices));
    // What was told stays told: the cart is drawn anew after each change.
    if (found.length > 0) startTransition(() => setChanges(found));
  }, [prices]);
  if (changes.length === 0) return null;
  return (
    <div className={styles.notice} role="alert">
      {changes.map(({ id, title, amount, before, currency }) => (
        <p key={id}>
          {title} costs {formatMoney(amount, currency)} now. It was {formatMoney(before, currency)} when you
          last looked.
        </p>
      ))}
    </div>
  );
}
