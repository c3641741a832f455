import { stegaClean } from "@sanity/client/stega";
import { toBookGround } from "#features/books/book-ground.ts";
import type { BookPage } from "#content/content-types.ts";
import { samplePath } from "@shop/schemas/vocabulary/file-paths.ts";
import { Band } from "#ui/band.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Picture } from "#ui/picture.tsx";
import styles from "./book-preview.module.css";

export interface BookPreviewProps {
  book: Pick<BookPage, "handle" | "audience" | "sections" | "hasSample">;
}

/** A sample to read before buying. Hidden without one. */
export function BookPreview({ book: { handle, audience, sections, hasSample } }: BookPreviewProps) {
  const preview = sections?.bookPreview ?? null;
  const ownSample = hasSample && handle ? samplePath(stegaClean(handle)) : null;
  const address = stegaClean(preview?.sampleUrl) ?? ownSample;
  if (!address) return null;
  return (
    <Band className={styles.preview} ground={toBookGround(audience)} space="none" aria-labelledby="preview">
      <div className={styles.words}>
        <h2 className={styles.title} id="preview">
          Read a sample
        </h2>
        <p>The first pages as a PDF, free and without an account.</p>
        <div>
          <ButtonLink href={address} tone="quiet" loads>
            Open the sample (PDF)
          </ButtonLink>
        </div>
      </div>
      {preview?.image?.asset && (
        <div className={styles.picture}>
          <Picture figure={preview.image} sizes="(width >= 60rem) 55vw, 100vw" maxWidth={1200} />
        </div>
      )}
    </Band>
  );
}
