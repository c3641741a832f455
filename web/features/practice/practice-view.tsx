import { FacetLinks } from "#features/dictionary/facets/facet-links.tsx";
import { listTerms } from "#features/dictionary/facets/facets.ts";
import { DictionaryPath } from "#features/dictionary/dictionary-path.tsx";
import type { DictionarySign } from "#content/content-types.ts";
import { Band } from "#ui/band.tsx";
import { Practice } from "./practice.client.tsx";
import styles from "./practice-view.module.css";

export interface PracticeViewProps {
  signs: readonly DictionarySign[];
}

/** The practice page. Its list is in the visitor's browser, so without JavaScript it says so and links to the dictionary. */
export function PracticeView({ signs }: PracticeViewProps) {
  const terms = listTerms("categories", signs);
  const hasCategories = terms.length > 0;
  const categories = <FacetLinks facet="categories" terms={terms} />;
  return (
    <>
      <Band as="div" ground="sky" space="none">
        <div className={styles.head}>
          <DictionaryPath />
          <h1 className={styles.title}>Practice</h1>
          <p className={styles.introduction}>
            Flash cards for the signs you picked. What you miss comes back soon, and what you know comes back
            later. The list stays in this browser.
          </p>
        </div>
      </Band>
      <Band space="small" aria-label="Flash cards">
        <div className={styles.cards}>
          <div className={styles.script}>
            <Practice
              empty={
                <div className={styles.empty}>
                  <h2 className={styles.emptyTitle}>Your list is empty</h2>
                  <p>Open a sign and choose “Practice later”.{hasCategories && " Start with a category:"}</p>
                  {categories}
                </div>
              }
            />
          </div>
          <div className={styles.noScript}>
            <p>
              Practicing needs JavaScript, because your list stays in your browser.
              {hasCategories && " You can still browse the signs:"}
            </p>
            {categories}
          </div>
        </div>
      </Band>
    </>
  );
}
