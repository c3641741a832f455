import type { Cart } from "#commerce/cart/cart.ts";
import { toCurrency } from "#commerce/cart/to-currency.ts";
import { parseCountry } from "#features/currency/country.ts";
import { formatMoney } from "#lib/money.ts";
import { Arc } from "#ui/arc.tsx";
import { Band } from "#ui/band.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { CartLineItem } from "./cart-line-item.tsx";
import { FollowCountry } from "./follow-country.client.tsx";
import styles from "./cart.module.css";

export interface CartViewProps {
  /** Null when the cart is empty, "unknown" when Shopify did not answer. */
  cart: Cart | "unknown" | null;
  /** What became of the last change, if it did not go as asked. */
  notice: string | null;
}

export function CartView({ cart, notice }: CartViewProps) {
  return (
    <Band>
      <div className={styles.cart}>
        <h1 className={styles.title}>Your cart</h1>
        {notice && (
          <p className={styles.notice} role="alert">
            {notice}
          </p>
        )}
        {cart === "unknown" ? (
          <UnreadableCart />
        ) : cart && cart.lines.nodes.length > 0 ? (
          <FilledCart cart={cart} />
        ) : (
          <EmptyCart />
        )}
      </div>
    </Band>
  );
}

function FilledCart({ cart }: { cart: Cart }) {
  const { subtotalAmount } = cart.cost;
  return (
    <>
      <FollowCountry priced={parseCountry(cart.buyerIdentity.countryCode)} />
      <ul className={styles.lines}>
        {cart.lines.nodes.map((line) => (
          <CartLineItem key={line.id} line={line} />
        ))}
      </ul>
      <section className={styles.summary} aria-labelledby="cart-summary">
        <h2 id="cart-summary" className={styles.summaryTitle}>
          Summary
        </h2>
        <p className={styles.subtotal}>
          <span>Subtotal</span>
          <strong className={styles.amount}>
            {formatMoney(subtotalAmount.amount, toCurrency(subtotalAmount))}
          </strong>
        </p>
        <p className={styles.note}>Taxes are worked out at checkout.</p>
        <ButtonLink href={cart.checkoutUrl} opens="here">
          Check out
        </ButtonLink>
      </section>
    </>
  );
}

function EmptyCart() {
  return (
    <div className={styles.empty}>
      <Arc shape="hop" />
      <p>Nothing is in your cart yet.</p>
      <ButtonLink href="/courses">See the courses</ButtonLink>
    </div>
  );
}

function UnreadableCart() {
  return (
    <div className={styles.empty} role="alert">
      <p>We cannot reach the shop right now. Your cart is kept: please try again in a minute.</p>
      <ButtonLink href="/cart">Try again</ButtonLink>
    </div>
  );
}
