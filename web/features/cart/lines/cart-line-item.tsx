import type { ReactNode } from "react";
import type { CartLine } from "#commerce/cart/cart.ts";
import { toAttributesByKey } from "#commerce/cart/to-attributes-by-key.ts";
import { toCurrency } from "#commerce/cart/to-currency.ts";
import type { CartError } from "#commerce/cart/cart-error.ts";
import { formatMoney } from "#commerce/money.ts";
import { ShopPicture } from "#ui/shop-picture.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { GiftForm } from "#features/cart/gifts/gift-form.tsx";
import { CartSum } from "./cart-sum.client.tsx";
import { ForPerson } from "./for-person.tsx";
import { namePerson } from "./name-person.ts";
import { toLineAnchor } from "./line-anchor.ts";
import { LineDetails } from "./line-details.tsx";
import { LineErrors } from "./line-errors.tsx";
import { LineQuantity } from "./line-quantity.client.tsx";
import { LineTitle } from "./line-title.tsx";
import { RemovableLine } from "./removable-line.client.tsx";
import { RemoveForm } from "./remove-form.tsx";
import { StudentForm } from "./student-form.tsx";
import { sumAllocations } from "#features/cart/page/totals.ts";
import styles from "./cart-line-item.module.css";

export interface CartLineItemProps {
  line: CartLine;
  /** Errors that block checkout. */
  errors: readonly CartError[];
  /** Further forms that change the line. */
  children?: ReactNode;
}

/** A cart line: what it is, for whom, how many and at what price, with controls to change it. */
export function CartLineItem({ line, errors, children }: CartLineItemProps) {
  const { merchandise, quantity, cost } = line;
  const { title } = merchandise.product;
  const held = toAttributesByKey(line);
  const currency = toCurrency(cost.totalAmount);
  const saved = sumAllocations(line.discountAllocations);
  return (
    <RemovableLine lineId={line.id} className={styles.line} id={toLineAnchor(line.id)}>
      <div className={styles.picture}>
        {merchandise.image && <ShopPicture image={merchandise.image} alt="" sizes="7.5rem" maxWidth={360} />}
      </div>
      <div className={styles.words}>
        <h2 className={styles.product}>
          <LineTitle line={line} />
        </h2>
        <LineDetails line={line} />
        <LineErrors errors={errors} />
      </div>
      <p className={styles.amount}>
        <CartSum>
          {formatMoney(cost.totalAmount.amount, currency)}
          {quantity > 1 && (
            <span className={styles.each}>{formatMoney(cost.amountPerQuantity.amount, currency)} each</span>
          )}
          {saved !== null && <span className={styles.saved}>You save {formatMoney(saved, currency)}</span>}
        </CartSum>
      </p>
      <div className={styles.changes}>
        {"studentId" in held || "giftId" in held ? null : (
          <LineQuantity lineId={line.id} title={title} quantity={quantity} />
        )}
        <RemoveForm lineIds={[line.id]}>
          Remove
          <VisuallyHidden>
            {" "}
            {title}
            {"giftId" in held && ", gift"}
            <ForPerson person={namePerson(held)} />
          </VisuallyHidden>
        </RemoveForm>
      </div>
      {"studentId" in held && <StudentForm lineId={line.id} student={held} />}
      {"giftId" in held && <GiftForm lineId={line.id} gift={held} />}
      {children}
    </RemovableLine>
  );
}
