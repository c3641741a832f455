import { formatCents } from "#commerce/money.ts";
import { formatDay } from "#lib/format-day.ts";
import { Band } from "#ui/band.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { describePurchase } from "./describe-purchase.ts";
import { sumByVariant } from "./purchase-lines.ts";
import { toPurchasePath } from "./purchase-path.ts";
import type { WalletPurchase } from "./wallet-purchase.ts";
import styles from "./purchase-view.module.css";

export interface PurchaseViewProps {
  purchase: WalletPurchase;
  /** Where an order is submitted to the school; null if the shop no longer has a wallet. */
  checkoutUrl: string | null;
}

/** A school's order: what was decided, what's in it, and what to do next. */
export function PurchaseView({ purchase, checkoutUrl }: PurchaseViewProps) {
  const { id, state, details, createdAt } = purchase;
  const { school } = details.shopper;
  const { title, text } = describePurchase(state, school);
  return (
    <Band>
      <div className={styles.page}>
        <div className={styles.decision}>
          <p className={styles.reference}>
            Order {id}, {formatDay(createdAt)}
          </p>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
          <NextStep {...purchase} checkoutUrl={checkoutUrl} />
        </div>
        <PurchaseSummary {...purchase} />
      </div>
    </Band>
  );
}

function NextStep({ id, state, checkoutUrl }: WalletPurchase & Pick<PurchaseViewProps, "checkoutUrl">) {
  switch (state) {
    case "started":
    case "waiting":
      return (
        <div className={styles.steps}>
          {/* A form, because a link to the page itself might show what the router remembers. */}
          <form action={toPurchasePath(id)}>
            <Button type="submit">Check again</Button>
          </form>
          {checkoutUrl !== null && (
            <p className={styles.note}>
              Did you leave ClassWallet before you submitted the order?{" "}
              <a href={checkoutUrl} data-loads>
                Continue in ClassWallet
              </a>
            </p>
          )}
        </div>
      );
    case "declined":
      return (
        <div className={styles.steps}>
          <ButtonLink href="/cart">Go to your cart</ButtonLink>
        </div>
      );
    case "approved":
    case "ordered":
      return (
        <div className={styles.steps}>
          <ButtonLink href="/courses">See the courses</ButtonLink>
          <p className={styles.note}>
            Questions about this order? <SiteLink href="/contact-us">Write to us</SiteLink> and include its
            number.
          </p>
        </div>
      );
  }
}

function PurchaseSummary({ details, shippingCents, taxCents, totalCents }: WalletPurchase) {
  const rows = [
    { label: "Shipping", cents: shippingCents },
    { label: details.shopper.isTaxExempt ? "Tax (your school is exempt)" : "Tax", cents: taxCents },
  ];
  return (
    <section className={styles.summary} aria-labelledby="purchase-summary">
      <h2 id="purchase-summary" className={styles.heading}>
        For {details.shopper.school}
      </h2>
      <ul className={styles.lines}>
        {sumByVariant(details.lines).map((line) => (
          <li key={line.variantId} className={styles.row}>
            <span>
              {line.quantity > 1 && `${line.quantity} × `}
              {line.title}
            </span>
            <span className={styles.amount}>{formatCents(line.cents, "USD")}</span>
          </li>
        ))}
      </ul>
      {rows.map(({ label, cents }) => (
        <p key={label} className={styles.row}>
          <span>{label}</span>
          <span className={styles.amount}>{formatCents(cents, "USD")}</span>
        </p>
      ))}
      <p className={styles.row} data-size="large">
        <span>Total</span>
        <strong className={styles.amount}>{formatCents(totalCents, "USD")}</strong>
      </p>
    </section>
  );
}
