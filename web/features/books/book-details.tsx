import { stegaClean } from "@sanity/client/stega";
import type { BookPage } from "#content/content-types.ts";
import { SideHeadingBand } from "#ui/side-heading-band.tsx";
import styles from "./book-details.module.css";

export interface BookDetailsProps {
  book: Pick<BookPage, "details" | "isbn">;
}

/** A book's details, plus its ISBN unless the details include it. */
export function BookDetails({ book: { details, isbn } }: BookDetailsProps) {
  const ownDetails = details ?? [];
  const namesIsbn = ownDetails.some(({ label }) => /isbn/i.test(stegaClean(label) ?? ""));
  const facts =
    isbn && !namesIsbn ? [...ownDetails, { _key: "isbn", label: "ISBN", value: isbn }] : ownDetails;
  if (facts.length === 0) return null;
  return (
    <SideHeadingBand title="Details">
      <dl>
        {facts.map(({ _key, label, value }) => (
          <div className={styles.fact} key={_key}>
            <dt className={styles.label}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </SideHeadingBand>
  );
}
