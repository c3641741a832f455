import { toBundleSavings } from "#features/courses/bundle-savings.ts";
import { currencyChoices } from "#commerce/country.ts";
import { formatMoney } from "#commerce/money.ts";
import type { Offer } from "#commerce/offer.ts";
import styles from "./bundle-ledger.module.css";

export interface BundleLedgerProps {
  bundle: Offer;
  parts: readonly Offer[];
}

/** A bundle's savings as on a receipt, in both currencies. Hidden unless every price is known. */
export function BundleLedger({ bundle, parts }: BundleLedgerProps) {
  const savings = toBundleSavings(bundle, parts);
  if (!savings) return null;
  return currencyChoices.map(({ currency }) => (
    <dl className={styles.ledger} data-currency={currency} key={currency}>
      <div className={styles.line}>
        <dt>Separately</dt>
        <dd className={styles.amount}>{formatMoney(savings[currency].parts, currency)}</dd>
      </div>
      <div className={styles.line}>
        <dt>In this bundle</dt>
        <dd className={styles.amount}>{formatMoney(savings[currency].bundle, currency)}</dd>
      </div>
      <div className={styles.line} data-total="true">
        <dt>You save</dt>
        <dd className={styles.amount}>{formatMoney(savings[currency].saved, currency)}</dd>
      </div>
    </dl>
  ));
}
