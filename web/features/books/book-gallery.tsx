import type { BookPage } from "#content/content-types.ts";
import { Band } from "#ui/band.tsx";
import { Picture } from "#ui/picture.tsx";
import styles from "./book-gallery.module.css";

export interface BookGalleryProps {
  images: BookPage["images"];
}

/** A book's images side by side. A single image is the cover, which the header already shows. */
export function BookGallery({ images }: BookGalleryProps) {
  const uploaded = images?.filter(({ asset }) => asset) ?? [];
  if (uploaded.length < 2) return null;
  return (
    <Band aria-label="Pictures of the book" space="none">
      <ul className={styles.pictures} data-count={Math.min(uploaded.length, 3)}>
        {uploaded.map((image) => (
          <li key={image._key}>
            <Picture figure={image} sizes="(width >= 60rem) 46vw, 100vw" ratio={4 / 5} maxWidth={1200} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
