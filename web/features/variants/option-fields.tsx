import { currencyChoices } from "#commerce/country.ts";
import { formatMoney } from "#commerce/money.ts";
import { type ProductVariants, toOptionChoices, type Variant } from "#commerce/product-variants.ts";
import { toOptionField } from "#commerce/cart-api/variant-fields.ts";
import styles from "./option-fields.module.css";

export interface OptionFieldsProps {
  product: ProductVariants;
  /** Of the option within the product. */
  index: number;
  chosen: readonly string[];
  onChoose: (value: string) => void;
}

/** Radio buttons for one option. Sold-out values can be chosen, too, to look at them. */
export function OptionFields({ product, index, chosen, onChoose }: OptionFieldsProps) {
  // With several options, a value's price depends on the others, so only the chosen variant's is shown.
  const isOnly = product.options.length === 1;
  return (
    <fieldset className={styles.option}>
      <legend className={styles.legend}>{product.options[index]?.name}</legend>
      {toOptionChoices(product, index, chosen).map(({ value, isChosen, variant }, place) => (
        <label className={styles.value} key={value}>
          <input
            className={styles.radio}
            type="radio"
            name={toOptionField(index)}
            value={place}
            checked={isChosen}
            onChange={() => onChoose(value)}
          />
          <span className={styles.words}>
            <span className={styles.title}>
              <span className={styles.name}>{value}</span>
              {!variant?.availableForSale && (
                <span className={styles.note}>{variant ? "Sold out" : "Not available"}</span>
              )}
            </span>
            {variant && isOnly && <Amount variant={variant} />}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Amount({ variant }: { variant: Variant }) {
  return currencyChoices.map(({ currency }) => (
    <span className={styles.amount} data-currency={currency} key={currency}>
      {formatMoney(variant.prices[currency].amount, currency)}
    </span>
  ));
}
