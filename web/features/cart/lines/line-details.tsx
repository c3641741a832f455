import type { CartLine } from "#commerce/cart/cart.ts";
import { describeLine } from "./line-attributes.ts";
import styles from "./line-details.module.css";

/** A line's variant and recipient. */
export function LineDetails({ line }: { line: CartLine }) {
  const { title } = line.merchandise;
  return (
    <>
      {title !== "Default Title" && <p className={styles.variant}>{title}</p>}
      <dl className={styles.details}>
        {describeLine(line).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
