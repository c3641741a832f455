import { ClassroomEstimate } from "./classroom-estimate.client.tsx";
import type { ClassroomPrices } from "./estimate.ts";
import styles from "./classroom-prices.module.css";

/** The estimate for the surrounding form's seats, and the discounts by class size. */
export function ClassroomPricesPanel({ classroom }: { classroom: ClassroomPrices }) {
  const { discounts } = classroom;
  return (
    <aside className={styles.panel} data-ground="pine" aria-labelledby="estimate-title">
      <h3 className={styles.title} id="estimate-title">
        Your estimate
      </h3>
      <ClassroomEstimate classroom={classroom} />
      {discounts.length > 0 && (
        <ul className={styles.discounts}>
          {discounts.map(({ minSeats, percent }) => (
            <li key={minSeats}>
              <span>{minSeats}+ seats</span> <strong>{percent}% off</strong>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
