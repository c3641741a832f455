import type { BookPage } from "#content/content-types.ts";
import { Hanging } from "#ui/hanging.tsx";
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
      <Hanging title="About the book">
        <RichText value={description} lead />
      </Hanging>
    );
  }
  if (!shopDescription) return null;
  return (
    <Hanging title="About the book">
      <p className={styles.lead}>{shopDescription}</p>
    </Hanging>
  );
}
