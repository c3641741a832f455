import { savingsLabel } from "#commerce/pricing/savings-label.ts";
import { currencyChoices } from "#commerce/country.ts";
import { formatMoney } from "#commerce/money.ts";
import type { Currency, Offer, Price as PriceInCurrency } from "#commerce/offer.ts";
import { toItemData } from "#features/analytics/item-data.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./price.module.css";

export interface PriceProps {
  offer: Offer;
  size?: "small" | "large";
  /** For `aria-describedby` on a button. */
  id?: string | undefined;
}

/** A price in both currencies, of which CSS shows one, with its savings (requirements §9.31). For several variants, the lowest. */
export function Price({ offer, size = "small", id }: PriceProps) {
  return (
    <div className={styles.price} data-size={size} id={id} {...toItemData(offer)}>
      {offer.kind === "unavailable" ? (
        <p className={styles.unavailable}>Price unavailable</p>
      ) : (
        currencyChoices.map(({ currency }) => {
          const lowest = offer.lowest?.[currency];
          return (
            <p className={styles.line} data-currency={currency} key={currency}>
              {lowest && <span className={styles.from}>From </span>}
              <Amounts currency={currency} price={lowest ?? offer.prices[currency]} />
            </p>
          );
        })
      )}
    </div>
  );
}

function Amounts({ currency, price }: { currency: Currency; price: PriceInCurrency }) {
  const { amount, compareAtAmount } = price;
  const savings = savingsLabel(amount, compareAtAmount);
  return (
    <>
      <span className={styles.amount}>{formatMoney(amount, currency)}</span>
      {compareAtAmount && savings && (
        <>
          <VisuallyHidden> Regular price </VisuallyHidden>
          <s className={styles.regular}>{formatMoney(compareAtAmount, currency)}</s>{" "}
          <span className={styles.savings}>{savings}</span>
        </>
      )}
    </>
  );
}
