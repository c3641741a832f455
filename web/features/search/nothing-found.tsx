import { PlacesToLook } from "#features/search/places-to-look.tsx";
import { Hanging } from "#ui/hanging.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./nothing-found.module.css";

export interface NothingFoundProps {
  /** False before a search. */
  isSearch: boolean;
}

/** The empty state: tips and links. */
export function NothingFound({ isSearch }: NothingFoundProps) {
  return (
    <>
      {isSearch && (
        <Hanging title="Nothing found">
          <p className={styles.advice}>
            Nothing matches any of those words. Try another word, or the start of one. You can also{" "}
            <SiteLink href="/contact-us">ask a person</SiteLink>.
          </p>
        </Hanging>
      )}
      <Hanging title={isSearch ? "Or browse" : "Browse"}>
        <PlacesToLook />
      </Hanging>
    </>
  );
}
