import { PlacesToLook } from "#features/search/places-to-look.tsx";
import { Hanging } from "#ui/hanging.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./nothing-found.module.css";

export interface NothingFoundProps {
  /** False before anything was searched for. */
  isSearch: boolean;
}

/** Where no document holds the words: what to try, and where to look instead. */
export function NothingFound({ isSearch }: NothingFoundProps) {
  return (
    <>
      {isSearch && (
        <Hanging title="Nothing found">
          <p className={styles.advice}>
            Nothing here has all of those words. Try one word, or the beginning of one. You can also{" "}
            <SiteLink href="/contact-us">ask a person</SiteLink>.
          </p>
        </Hanging>
      )}
      <Hanging title={isSearch ? "Or look here" : "Or look around"}>
        <PlacesToLook />
      </Hanging>
    </>
  );
}
