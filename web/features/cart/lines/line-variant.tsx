import type { CartLine } from "#commerce/cart/cart.ts";
import { toCurrency } from "#commerce/cart/to-currency.ts";
import { formatMoney } from "#commerce/money.ts";
import type { ProductVariants } from "#commerce/product-variants.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { ChoiceField } from "#ui/field.tsx";
import styles from "./line-form.module.css";

export interface LineVariantProps {
  line: CartLine;
  product: ProductVariants;
}

/** Changes a line to another variant of its product. */
export function LineVariant({ line, product }: LineVariantProps) {
  const { merchandise, cost } = line;
  const currency = toCurrency(cost.totalAmount);
  const label = product.options.map(({ name }) => name).join(" / ");
  return (
    <div className={styles.place}>
      <Disclosure summary={`Change the ${label.toLowerCase()}`} size="small">
        <form className={styles.form} action="/api/cart/lines/update" method="post">
          <input type="hidden" name="lineId" value={line.id} />
          <ChoiceField label={label} name="merchandiseId" defaultValue={merchandise.id}>
            {product.variants.map(({ id, title, availableForSale, prices }) => (
              <option key={id} value={id} disabled={!availableForSale && id !== merchandise.id}>
                {title}, {formatMoney(prices[currency].amount, currency)}
                {availableForSale ? "" : ", sold out"}
              </option>
            ))}
          </ChoiceField>
          <Button tone="quiet" type="submit">
            Save
          </Button>
        </form>
      </Disclosure>
    </div>
  );
}
