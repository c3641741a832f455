import { stegaClean } from "@sanity/client/stega";
import type { BookPage } from "#content/content-types.ts";
import { Band } from "#ui/band.tsx";
import { Picture } from "#ui/picture.tsx";
import styles from "./book-highlights.module.css";

type Parts = NonNullable<BookPage["sections"]>;
type Highlight = NonNullable<Parts["highlightOne"]>;

export interface BookHighlightsProps {
  sections: BookPage["sections"];
}

/** A book's two main features, each beside an image that extends to one edge of the window. */
export function BookHighlights({ sections }: BookHighlightsProps) {
  return (
    <>
      <OneHighlight highlight={sections?.highlightOne ?? null} side="left" />
      <OneHighlight highlight={sections?.highlightTwo ?? null} side="right" />
    </>
  );
}

function OneHighlight({ highlight, side }: { highlight: Highlight | null; side: "left" | "right" }) {
  if (!highlight?.title && !highlight?.paragraphs?.length) return null;
  const { title, paragraphs, image } = highlight;
  return (
    <Band space="none">
      {image?.asset && (
        <div className={styles.picture} data-side={side}>
          <Picture figure={image} sizes="(width >= 60rem) 55vw, 100vw" maxWidth={1200} />
        </div>
      )}
      <div className={styles.words} data-side={side}>
        {title && <h2 className={styles.title}>{title}</h2>}
        {paragraphs?.map((paragraph) => (
          <p className={styles.paragraph} key={stegaClean(paragraph)}>
            {paragraph}
          </p>
        ))}
      </div>
    </Band>
  );
}
