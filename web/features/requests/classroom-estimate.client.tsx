"use client";
import { useRef } from "react";
import { useFormTexts } from "#lib/use-form-texts.client.ts";
import styles from "./classroom-prices.module.css";
import { formatCents, toSeatsText } from "./describe-amounts.ts";
import { type ClassroomPrices, type Estimate, estimateSeats, toSeatsName } from "./estimate.ts";

/** What the class in the form around it costs, as it's typed. */
export function ClassroomEstimate({ classroom }: { classroom: ClassroomPrices }) {
  const element = useRef<HTMLDivElement>(null);
  const texts = useFormTexts(element) ?? {};
  const seats = readSeats(texts, classroom);
  const currency = texts["currency"] === "CAD" ? "CAD" : "USD";
  const estimate = estimateSeats({ ...classroom, seats, currency });
  return (
    <div className={styles.estimate} ref={element}>
      <output className={styles.summary}>
        {estimate ? <Summary estimate={estimate} /> : seats.size === 0 ? startText : unknownText}
      </output>
      {estimate && (
        <ul className={styles.lines}>
          {estimate.lines.map((line) => (
            <li key={line.title}>
              {line.title}: {line.seats} × {formatCents(line.each, currency)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const startText = "Enter your seats to see what your class costs.";
const unknownText = "We can’t read all of these prices right now. Send the form, and we’ll email your quote.";

const Summary = ({ estimate: { currency, percent, saved, seats, total } }: { estimate: Estimate }) => (
  <>
    <strong className={styles.total}>{formatCents(total, currency)}</strong>{" "}
    <span>
      {toSeatsText(seats)}
      {percent > 0 && ` at ${percent}% off. You save ${formatCents(saved, currency)}`}. Before tax.
    </span>
  </>
);

const readSeats = (texts: Readonly<Record<string, string>>, { courses }: ClassroomPrices) =>
  new Map(
    courses.flatMap(({ handle }): [string, number][] => {
      const text = texts[toSeatsName(handle)]?.trim() ?? "";
      return /^\d{1,4}$/.test(text) && Number(text) > 0 ? [[handle, Number(text)]] : [];
    }),
  );
