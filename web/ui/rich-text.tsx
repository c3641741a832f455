import { PortableText, type PortableTextComponents } from "@portabletext/react";
import { stegaClean } from "@sanity/client/stega";
import type { ReactNode } from "react";
import type {
  Figure,
  MarkedSign,
  RichText as RichTextValue,
  StoryText,
  Table as TableValue,
  Video as VideoValue,
} from "#content/content-types.ts";
import { Picture } from "#ui/picture.tsx";
import { SignReference } from "#ui/sign-reference/sign-reference.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { Table } from "#ui/table.tsx";
import { Video } from "#ui/video.tsx";
import styles from "./rich-text.module.css";

export interface RichTextProps {
  value: RichTextValue | StoryText | null;
  /** Whether the first paragraph is large. */
  lead?: boolean;
}

/**
 * An editor's text: paragraphs, headings, quotations, lists, links, ASL glosses and marked signs, with images, videos, and tables that may
 * be wider than the text. Blank lines and blocks from a newer Studio are skipped.
 */
export function RichText({ value, lead = false }: RichTextProps) {
  const blocks = value?.filter((block) => !isBlank(block)) ?? [];
  if (blocks.length === 0) return null;
  return (
    <div className={styles.text} data-lead={lead}>
      <PortableText value={blocks} components={components} onMissingComponent={false} />
    </div>
  );
}

const besideMargin = "(width >= 60rem) 60vw, 100vw";

const components: PortableTextComponents = {
  types: {
    figure: ({ value }: { value: Figure }) => <Picture figure={value} sizes={besideMargin} />,
    video: ({ value }: { value: VideoValue }) => <Video video={value} sizes={besideMargin} />,
    table: ({ value }: { value: TableValue }) => <Table table={value} />,
  },
  unknownType: () => null,
  marks: {
    code: ({ children }) => <code className={styles.gloss}>{children}</code>,
    link: ({ value, children }) => <SiteLink href={stegaClean(toHref(value))}>{children}</SiteLink>,
    signReference: ({ value, children }: { value?: { sign: MarkedSign | null }; children: ReactNode }) => (
      <SignReference sign={value?.sign}>{children}</SignReference>
    ),
  },
};

/** An empty line between paragraphs, which screen readers would stop at. */
const isBlank = (block: NonNullable<RichTextProps["value"]>[number]): boolean =>
  block._type === "block" && (block.children ?? []).every(({ text }) => !text?.trim());

function toHref(mark: unknown): string | null {
  return typeof mark === "object" && mark !== null && "href" in mark && typeof mark.href === "string"
    ? mark.href
    : null;
}
