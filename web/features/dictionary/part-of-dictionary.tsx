import type { ReactNode } from "react";
import { countSigns } from "#features/dictionary/describe-signs.ts";
import { DictionaryPath } from "#features/dictionary/dictionary-path.tsx";
import { SignLines } from "#features/dictionary/sign-lines.tsx";
import type { SignLine } from "#content/content-types.ts";
import { Band } from "#ui/band.tsx";
import styles from "./part-of-dictionary.module.css";

export interface PartOfDictionaryProps {
  title: string;
  signs: readonly SignLine[];
  /** Links to other parts. */
  children: ReactNode;
}

/** Signs of one letter or category, on a page of their own. */
export function PartOfDictionary({ title, signs, children }: PartOfDictionaryProps) {
  return (
    <>
      <Band as="div" ground="sky" space="none">
        <div className={styles.head}>
          <DictionaryPath />
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.count}>{countSigns(signs.length)}</p>
          {children}
        </div>
      </Band>
      <Band as="div" space="small">
        <div className={styles.signs}>
          <SignLines signs={signs} />
        </div>
      </Band>
    </>
  );
}
