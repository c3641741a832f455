import { toParts } from "#features/legal/to-parts.ts";
import type { LegalPage } from "#content/content-types.ts";
import { Band } from "#ui/band.tsx";
import { RichText } from "#ui/rich-text.tsx";
import styles from "./legal-view.module.css";

export interface LegalViewProps {
  page: LegalPage;
}

/** A legal page: its version, contents and text at a comfortable width. */
export function LegalView({ page: { title, versionLabel, body } }: LegalViewProps) {
  const parts = toParts(body);
  const headings = parts.flatMap(({ heading }) => heading ?? []);
  return (
    <Band as="article">
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {versionLabel && <p className={styles.version}>Version of {versionLabel}</p>}
      </header>
      {headings.length > 1 && (
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 className={styles.name} id="contents">
            On this page
          </h2>
          <ol className={styles.list}>
            {headings.map(({ text, anchor }) => (
              <li key={anchor}>
                <a className={styles.link} href={`#${anchor}`}>
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.text}>
        {parts.map(({ heading, body: text }) => (
          <section className={styles.part} id={heading?.anchor} key={heading?.anchor ?? "opening"}>
            {heading && <h2 className={styles.heading}>{heading.text}</h2>}
            <RichText value={text} />
          </section>
        ))}
      </div>
    </Band>
  );
}
