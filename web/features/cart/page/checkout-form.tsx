import { Button } from "#ui/button.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./checkout-form.module.css";
import { TermsBox } from "./terms-box.client.tsx";

export interface CheckoutFormProps {
  /** Whether the shopper agreed to the terms before another error blocked checkout. */
  hasAgreed: boolean;
  /** Why the terms block checkout, if they do. */
  termsError?: string | undefined;
  /** The button's text. */
  children: string;
}

const termsErrorId = "terms-error";

/** The terms, agreed to once for the cart's page and the drawer, and the way to the checkout. */
export function CheckoutForm({ hasAgreed, termsError, children }: CheckoutFormProps) {
  return (
    <form className={styles.checkout} action="/api/cart/checkout" method="post" data-leaves>
      <TermsBox hasAgreed={hasAgreed} errorId={termsError && termsErrorId}>
        I agree to the <SiteLink href="/legal/terms">terms</SiteLink>.
      </TermsBox>
      {termsError && (
        <p className={styles.error} id={termsErrorId}>
          {termsError}
        </p>
      )}
      <Button type="submit">{children}</Button>
    </form>
  );
}
