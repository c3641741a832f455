import type { ReactNode } from "react";
import styles from "./classroom-prices.module.css";
import { formatCents } from "#commerce/money.ts";
import { countOf } from "#lib/count-of.ts";
import { type ClassroomPrices, estimateSeats, seatsPattern, seatsProblem, toSeatsName } from "./estimate.ts";

interface EstimateProps {
  /** The form's values by field name. */
  texts: Readonly<Record<string, string>>;
  classroom: ClassroomPrices;
}

/** A class's total, what it saves, and what isn't counted. `children` stand for it while no seats are entered. */
export function EstimateSummary({ children, ...form }: EstimateProps & { children: ReactNode }) {
  const { uncounted, ...total } = readEstimate(form);
  const isComplete = uncounted.length === 0;
  return (
    <>
      <Total {...total}>{isComplete && children}</Total>
      {!isComplete && <span>{`Not counted: ${listFormat.format(uncounted)}. ${seatsProblem}.`}</span>}
    </>
  );
}

const listFormat = new Intl.ListFormat("en-US");

type TotalProps = Omit<ReturnType<typeof readEstimate>, "uncounted">;

function Total({ children, estimate, hasSeats }: TotalProps & { children: ReactNode }) {
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
  const seats = new Map<string, number>();
  const uncounted: string[] = [];
  for (const { handle, title } of classroom.courses) {
    const text = texts[toSeatsName(handle)]?.trim() ?? "";
    // An empty text is 0, too.
    if (Number(text) === 0) continue;
    if (seatsPattern.test(text)) seats.set(handle, Number(text));
    else uncounted.push(title);
  }
  const currency = texts["currency"] === "CAD" ? "CAD" : "USD";
  const estimate = estimateSeats({ ...classroom, seats, currency });
  return { estimate, hasSeats: seats.size > 0, uncounted };
}
