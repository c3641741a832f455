import { documentPath } from "@shop/schemas/paths.ts";
import { stegaClean } from "@sanity/client/stega";
import { findOffer } from "#features/courses/find-offer.ts";
import { RequestForm } from "#features/requests/request-form.tsx";
import type { BookPage } from "#content/content-types.ts";
import type { Offers } from "#commerce/offer.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./sold-out-book.module.css";

export interface SoldOutBookProps {
  book: BookPage;
  offers: Offers;
  /** Who gets the requests. */
  supportEmail: string | null;
}

/** While a book of ours is sold out: its course, which brings the PDF, another book that's in stock, and a message when it's back. */
export function SoldOutBook({ book: { handle, relatedProducts }, offers, supportEmail }: SoldOutBookProps) {
  const offer = findOffer(offers, handle);
  if (offer.kind !== "priced" || offer.availableForSale) return null;
  const related = (relatedProducts ?? []).flatMap((item) =>
    item._type === "reference" && item.product ? [item.product] : [],
  );
  const course = related.find(({ _type }) => _type === "course");
  const otherBook = related.find((product) => {
    const otherOffer = findOffer(offers, product.handle);
    return product._type === "book" && otherOffer.kind === "priced" && otherOffer.availableForSale;
  });
  return (
    <div className={styles.soldOut}>
      {course && (
        <p>
          Don’t want to wait? The workbook comes free as a PDF with{" "}
          <SiteLink href={documentPath(course)}>{course.title}</SiteLink>.
        </p>
      )}
      {otherBook && (
        <p>
          In stock now: <SiteLink href={documentPath(otherBook)}>{otherBook.title}</SiteLink>
        </p>
      )}
      {supportEmail && handle && (
        <Disclosure summary="Tell me when it’s back" size="small">
          <RequestForm
            kind="back-in-stock"
            supportEmail={stegaClean(supportEmail)}
            classroom={null}
            subject={{ book: stegaClean(handle) }}
          />
        </Disclosure>
      )}
    </div>
  );
}
