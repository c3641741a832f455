import type { ReactNode } from "react";
import type { SearchDocument, SearchType } from "./index/search-document.ts";
import type { Match } from "./index/search-results.ts";
import { toMarkedParts } from "./index/to-marked-parts.ts";
import styles from "./result-list.module.css";

export interface ResultListProps {
  matches: readonly Match[];
  /** Of products, by handle. */
  prices?: Readonly<Record<string, ReactNode>>;
}

/** Search results: kind, title, a line with the words that were found, and a small picture. Each row is a link. */
export function ResultList({ matches, prices }: ResultListProps) {
  return (
    <ul className={styles.results}>
      {matches.map(({ document, terms }) => (
        <li className={styles.result} data-type={document.type} key={document.id}>
          <div className={styles.words}>
            <p className={styles.kind}>{toKind(document)}</p>
            <ResultLink path={document.path}>
              <Marked text={document.title} terms={terms} />
            </ResultLink>
            <p className={styles.line}>
              <Marked text={toLine(document)} terms={terms} />
            </p>
            {document.handle && prices?.[document.handle]}
          </div>
          {document.image && (
            // oxlint-disable-next-line nextjs/no-img-element -- Sanity scales images itself.
            <img
              className={styles.image}
              src={document.image}
              alt=""
              width="120"
              height="90"
              loading="lazy"
              decoding="async"
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Such as "Sign · Family", or "Free lesson · Video". */
const toKind = ({ type, topics = [], hasVideo }: SearchDocument): string =>
  [kinds[type], ...(type === "sign" ? topics : []), ...(hasVideo ? ["Video"] : [])].join(" · ");

/** A sign's line is its English words, unless they're just its gloss. */
function toLine({ title, line, names = [] }: SearchDocument): string {
  const isGloss = names.length === 1 && names[0]?.toLowerCase() === title.toLowerCase();
  return line ?? (isGloss ? "" : names.join(", "));
}

const kinds: Readonly<Record<SearchType, string>> = {
  sign: "Sign",
  course: "Course",
  freeLesson: "Free lesson",
  book: "Book",
  blogPost: "Blog",
  faq: "Question",
  quiz: "Quiz",
  page: "Page",
  pageMetadata: "Page",
  legalPage: "Page",
};

function ResultLink({ path, children }: { path: string; children: ReactNode }) {
  // A browser opens a details element for the URL's hash on page load, but not on client navigation.
  return (
    <a className={styles.title} href={path} {...(path.includes("#") && { "data-loads": true })}>
      {children}
    </a>
  );
}

function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  return toMarkedParts(text, terms).map(({ text: part, isMarked }, at) => {
    const Part = isMarked ? "mark" : "span";
    // oxlint-disable-next-line react/no-array-index-key -- Parts of a text have no other identity.
    return <Part key={at}>{part}</Part>;
  });
}
