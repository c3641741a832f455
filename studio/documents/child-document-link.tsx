import type { ReactNode } from "react";
import { PreviewCard } from "sanity";
import { usePaneRouter } from "sanity/structure";
import { DocumentPreview } from "./document-preview.tsx";

interface ChildDocumentLinkProps {
  /** The link's own, for labels that refer to it. */
  id?: string;
  documentId: string;
  type: string;
  /** What the next pane needs besides the document's ID. */
  parameters?: Record<string, string>;
  /** What's said below the document's title. */
  children?: ReactNode;
}

/** A document in a pane's list, with a link that opens it in the next pane. */
export function ChildDocumentLink({ id, documentId, type, parameters, children }: ChildDocumentLinkProps) {
  const { ChildLink, routerPanesState, groupIndex } = usePaneRouter();
  return (
    <PreviewCard
      as={ChildLink}
      childId={documentId}
      childParameters={parameters}
      data-as="a"
      flex={1}
      id={id}
      padding={1}
      radius={2}
      selected={routerPanesState[groupIndex + 1]?.[0]?.id === documentId}
      style={{ minWidth: 0 }}
      tone="inherit"
    >
      <DocumentPreview id={documentId} layout="compact" type={type} />
      {children}
    </PreviewCard>
  );
}
