import { useOptimistic } from "next-sanity/hooks";
import { Fragment, type ReactNode } from "react";
import styles from "./sorted-sections.module.css";

export interface SortedSectionsProps {
  pageId: string;
  /** Each section, rendered on the server, in the order that's stored. */
  sections: readonly RenderedSection[];
  /** The `data-sanity` of the list. */
  attribute: string;
}

export interface RenderedSection {
  key: string;
  content: ReactNode;
}

interface EditedPage {
  sections?: readonly { _key: string }[];
}

/** Sections in the order that an editor has dropped them into, before the lake has stored it. */
export function SortedSections({ pageId, sections, attribute }: SortedSectionsProps) {
  const sorted = useOptimistic<readonly RenderedSection[], EditedPage>(
    sections,
    (current, { id, document }) => (id === pageId ? sortSections(current, document) : current),
  );
  return (
    <div className={styles.sections} data-sanity={attribute}>
      {sorted.map(({ key, content }) => (
        <Fragment key={key}>{content}</Fragment>
      ))}
    </div>
  );
}

/** A section that the server hasn't rendered yet is left out, like one that was removed. */
export const sortSections = (
  rendered: readonly RenderedSection[],
  { sections = [] }: EditedPage,
): RenderedSection[] => sections.flatMap(({ _key }) => rendered.find(({ key }) => key === _key) ?? []);
