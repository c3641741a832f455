import type { BookPage } from "#content/content-types.ts";
import { SideHeadingBand } from "#ui/side-heading-band.tsx";
import { RichText } from "#ui/rich-text.tsx";
import styles from "./book-story.module.css";

export interface BookStoryProps {
  description: BookPage["description"];
  /** Used when there's no description. */
  shopDescription: string | null;
}

export function BookStory({ description, shopDescription }: BookStoryProps) {
  if (description?.length) {
    return (
      <SideHeadingBand title="About the book">
        <RichText value={description} lead />
      </SideHeadingBand>
    );
  }
  if (!shopDescription) return null;
  return (
    <SideHeadingBand title="About the book">
      <p className={styles.lead}>{shopDescription}</p>
    </SideHeadingBand>
  );
}
