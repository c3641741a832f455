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

/** Reports prices that changed since the shopper last saw the cart in this browser. */
export function PriceChanges({ prices }: PriceChangesProps) {
  const [changes, setChanges] = useState<readonly PriceChange[]>([]);
  useEffect(() => {
    const priceChanges = findPriceChanges(readSeenPrices(), prices);
    keepSeenPrices(toSeenPrices(prices));
    // Stays shown, because the cart rerenders after each change.
    if (priceChanges.length > 0) startTransition(() => setChanges(priceChanges));
  }, [prices]);
  if (changes.length === 0) return null;
  return (
    <div className={styles.notice} role="alert">
      {changes.map(({ id, title, amount, before, currency }) => (
        <p key={id}>
          {title} now costs {formatMoney(amount, currency)}. It was {formatMoney(before, currency)} the last
          time you looked.
        </p>
      ))}
    </div>
  );
}
