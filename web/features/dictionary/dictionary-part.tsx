import type { ReactNode } from "react";
import { DictionaryPath } from "#features/dictionary/dictionary-path.tsx";
import { SignLines } from "#features/dictionary/sign-lines.tsx";
import type { SignPage } from "#features/dictionary/sign-pages.ts";
import { countOf } from "#lib/count-of.ts";
import { Band } from "#ui/band.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./dictionary-part.module.css";

export interface DictionaryPartProps {
  title: string;
  /** What the title is, such as "Handshape". */
  kind?: string;
  /** A drawing of it. */
  mark?: ReactNode;
  /** How many signs are on all pages. */
  count: number;
  page: SignPage;
  /** The path of one of the pages. */
  toHref: (number: number) => string;
  /** Links to other parts. */
  children: ReactNode;
}

/** Signs of one letter, handshape, category, and so on, on a page of their own. */
export function DictionaryPart({ title, kind, mark, count, page, toHref, children }: DictionaryPartProps) {
  return (
    <>
      <Band as="div" ground="sky" space="none">
        <div className={styles.head}>
          <DictionaryPath />
          <div className={styles.name}>
            {mark && <div className={styles.mark}>{mark}</div>}
            <div className={styles.words}>
              {kind && <p className={styles.kind}>{kind}</p>}
              <h1 className={styles.title}>{title}</h1>
              <p className={styles.count}>
                {countOf(count, "sign")}
                {page.count > 1 && `, page ${page.number} of ${page.count}`}
              </p>
            </div>
          </div>
        </div>
      </Band>
      <Band as="div" space="small">
        <div className={styles.signs}>
          <SignLines signs={page.signs} stills="large" />
          {page.count > 1 && (
            <nav className={styles.pages} aria-label="Pages">
              {page.number > 1 && <SiteLink href={toHref(page.number - 1)}>Previous page</SiteLink>}
              {page.number < page.count && <SiteLink href={toHref(page.number + 1)}>Next page</SiteLink>}
            </nav>
          )}
        </div>
      </Band>
      <Band as="div" ground="sand" space="small">
        <div className={styles.others}>{children}</div>
      </Band>
    </>
  );
}
