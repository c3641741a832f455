import { PortableText, type PortableTextComponents } from "@portabletext/react";
import { stegaClean } from "@sanity/client/stega";
import type { RichText as RichTextValue } from "#lib/content-types.ts";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./rich-text.module.css";

export interface RichTextProps {
  value: RichTextValue | null;
  /** Whether the first paragraph is set large. */
  lead?: boolean;
}

/** An editor's text: paragraphs, headings under the page's own, quotations, lists, links, and ASL glosses in mono. */
export function RichText({ value, lead = false }: RichTextProps) {
  if (!value?.length) return null;
  return (
    <div className={styles.text} data-lead={lead}>
      <PortableText value={value} components={components} />
    </div>
  );
}

const components: PortableTextComponents = {
  marks: {
    code: ({ children }) => <code className={styles.gloss}>{children}</code>,
    link: ({ value, children }) => <SiteLink href={stegaClean(toHref(value))}>{children}</SiteLink>,
  },
};

function toHref(mark: unknown): string | null {
  return typeof mark === "object" && mark !== null && "href" in mark && typeof mark.href === "string"
    ? mark.href
    : null;
}
