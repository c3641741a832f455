import { stegaClean } from "@sanity/client/stega";
import { paymentMethods, toPaymentMethods } from "#features/site-footer/payment-methods.ts";
import type { SiteSettings } from "#content/content-types.ts";
import styles from "./payment-marks.module.css";

export interface PaymentMarksProps {
  ticked: SiteSettings["paymentIcons"] | undefined;
}

const frames = {
  card: "M3.5 1.5h21a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-21a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2",
  telephone: "M3.5 1.5h7a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2M6 13.5h2",
};

/** Payment methods (requirements §2.43), with our own icons and their names as text. */
export function PaymentMarks({ ticked }: PaymentMarksProps) {
  const methods = toPaymentMethods(stegaClean(ticked));
  if (methods.length === 0) return null;
  return (
    <ul className={styles.marks} aria-label="Payment methods">
      {methods.map((method) => {
        const { name, kind, motif } = paymentMethods[method];
        return (
          <li className={styles.mark} key={method}>
            <svg className={styles.drawing} viewBox="0 0 28 18" aria-hidden="true">
              <path className={styles.frame} d={frames[kind]} />
              <path d={motif} />
            </svg>
            {name}
          </li>
        );
      })}
    </ul>
  );
}
