import { stegaClean } from "@sanity/client/stega";
import { paymentMethods, toPaymentMethods } from "#features/site-footer/payment-methods.ts";
import type { SiteSettings } from "#content/content-types.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./payment-marks.module.css";

export interface PaymentMarksProps {
  ticked: SiteSettings["paymentIcons"] | undefined;
}

/**
 * Payment methods (requirements §2.43): each one's mark in its own color, and its name for those who don't see it. Drawn in
 * every page, the marks would be a tenth of it twice: as HTML and as React's data.
 */
export function PaymentMarks({ ticked }: PaymentMarksProps) {
  const methods = toPaymentMethods(stegaClean(ticked));
  if (methods.length === 0) return null;
  return (
    <ul className={styles.marks} aria-label="Payment methods">
      {methods.map((method) => (
        <li className={styles.mark} key={method}>
          <svg className={styles.drawing} aria-hidden="true">
            <use href={`/payment-marks.svg#${method}`} />
          </svg>
          <VisuallyHidden>{paymentMethods[method]}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
