import { formatCents } from "#commerce/money.ts";
import type { WalletShopper } from "#providers/wallet/wallet.ts";
import { Button } from "#ui/button.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { describePurchase } from "./purchases/describe-purchase.ts";
import { toPurchasePath } from "./purchases/purchase-path.ts";
import type { WalletPurchase } from "./purchases/wallet-purchase.ts";
import styles from "./wallet-panel.module.css";

export interface WalletPanelProps {
  shopper: Pick<WalletShopper, "school" | "address">;
  /** What the school was asked to pay for in this session. */
  purchases: readonly WalletPurchase[];
}

/** Above the cart in a wallet session: who pays, what was sent to them, and the way out. */
export function WalletPanel({ shopper: { school, address }, purchases }: WalletPanelProps) {
  return (
    <section className={styles.panel} data-ground="sky" aria-labelledby="wallet-panel">
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id="wallet-panel" className={styles.title}>
            Shopping for {school}
          </h2>
          <p>Your school decides in ClassWallet before anything is bought.</p>
          <p className={styles.note}>
            Books ship to {address.street}, {address.city}, {address.state} {address.zip}.
          </p>
        </div>
        <form action="/api/cw/sessions/end" method="post">
          <Button type="submit" tone="quiet">
            Stop using ClassWallet
          </Button>
        </form>
      </div>
      {purchases.length > 0 && (
        <>
          <ul className={styles.purchases} aria-label="Sent to ClassWallet">
            {purchases.map(({ id, state, totalCents }) => (
              <li key={id} className={styles.purchase}>
                <strong>{describePurchase(state, school).title}</strong>
                <SiteLink href={toPurchasePath(id)}>{id}</SiteLink>
                <span className={styles.amount}>{formatCents(totalCents, "USD")}</span>
              </li>
            ))}
          </ul>
          {purchases.some(({ state }) => state === "waiting") && (
            <p className={styles.note}>What’s waiting leaves your cart once your school approves it.</p>
          )}
        </>
      )}
    </section>
  );
}
