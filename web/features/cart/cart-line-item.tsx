import type { CartLine } from "#commerce/cart/cart.ts";
import { toCurrency } from "#commerce/cart/to-currency.ts";
import { formatMoney } from "#lib/money.ts";
import { Button } from "#ui/button.tsx";
import { ShopPicture } from "#ui/shop-picture.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./cart.module.css";

export function CartLineItem({ line }: { line: CartLine }) {
  const { merchandise, quantity } = line;
  const total = line.cost.totalAmount;
  return (
    <li className={styles.line}>
      {merchandise.image && (
        <div className={styles.picture}>
          <ShopPicture image={merchandise.image} alt="" sizes="7.5rem" maxWidth={360} />
        </div>
      )}
      <div>
        <h2 className={styles.product}>{merchandise.product.title}</h2>
        <p className={styles.note}>
          {merchandise.title} · Quantity {quantity}
        </p>
      </div>
      <p className={styles.amount}>{formatMoney(total.amount, toCurrency(total))}</p>
      <form action="/api/cart/lines/remove" method="post">
        <input type="hidden" name="lineId" value={line.id} />
        <Button tone="quiet" type="submit">
          Remove<VisuallyHidden> {merchandise.product.title}</VisuallyHidden>
        </Button>
      </form>
    </li>
  );
}
