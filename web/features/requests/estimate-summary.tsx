import type { ReactNode } from "react";
import styles from "./classroom-prices.module.css";
import { formatCents } from "#commerce/money.ts";
import { countOf } from "#lib/count-of.ts";
import { type ClassroomPrices, estimateSeats, seatsPattern, toSeatsName } from "./estimate.ts";

interface EstimateProps {
  /** The form's values by field name. */
  texts: Readonly<Record<string, string>>;
  classroom: ClassroomPrices;
}

/** A class's total and what it saves. `children` stand for it while no seats are entered. */
export function EstimateSummary({ children, ...form }: EstimateProps & { children: ReactNode }) {
  const { estimate, hasSeats } = readEstimate(form);
  if (!hasSeats) return children;
  if (!estimate)
    return (
      <span>We can’t read all of these prices right now. Send the form, and we’ll email your quote.</span>
    );
  const { currency, percent, saved, seats, total } = estimate;
  return (
    <>
      <strong className={styles.total}>{formatCents(total, currency)}</strong>
      <span>
        {` ${countOf(seats, "seat")}${percent > 0 ? ` at ${percent}% off. You save ${formatCents(saved, currency)}` : ""}. Before tax.`}
      </span>
    </>
  );
}

/** The price of each course's seats. */
export function EstimateLines(form: EstimateProps) {
  const { estimate } = readEstimate(form);
  return (
    estimate && (
      <ul className={styles.lines}>
        {estimate.lines.map(({ title, seats, each }) => (
          <li key={title}>{`${title}: ${seats} × ${formatCents(each, estimate.currency)}`}</li>
        ))}
      </ul>
    )
  );
}

function readEstimate({ texts, classroom }: EstimateProps) {
  const seats = new Map(
    classroom.courses.flatMap(({ handle }): [string, number][] => {
      const text = texts[toSeatsName(handle)]?.trim() ?? "";
      return seatsPattern.test(text) && Number(text) > 0 ? [[handle, Number(text)]] : [];
    }),
  );
  const currency = texts["currency"] === "CAD" ? "CAD" : "USD";
  return { estimate: estimateSeats({ ...classroom, seats, currency }), hasSeats: seats.size > 0 };
}
