import { useSortable } from "@dnd-kit/sortable";
import { DragHandleIcon } from "@sanity/icons";
import { Button, Card, Flex, usePrefersReducedMotion } from "@sanity/ui";
import { ChildDocumentLink } from "../documents/child-document-link.tsx";
import { MoveMenu } from "./move-menu.tsx";
import type { ListedDocument } from "./listed-documents.ts";

interface OrderedRowProps {
  row: ListedDocument;
  type: string;
  mayWrite: boolean;
  /** Counted from 0, like `last`. */
  place: number;
  last: number;
  onMove: (to: number) => void;
}

/** A document of an ordered list, with a link that opens it. */
export function OrderedRow({ row, type, mayWrite, place, last, onMove }: OrderedRowProps) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: row.id,
  });
  const prefersReducedMotion = usePrefersReducedMotion();
  return (
    <Card
      as="li"
      ref={setNodeRef}
      shadow={isDragging ? 2 : 0}
      radius={2}
      style={{
        position: "relative",
        zIndex: isDragging ? 1 : 0,
        ...(transform && { transform: `translateY(${transform.y}px)` }),
        ...(!prefersReducedMotion && { transition }),
      }}
    >
      <Flex align="center" gap={1}>
        {mayWrite && (
          <Button
            {...attributes}
            {...listeners}
            aria-label={`Drag “${row.title}”`}
            icon={DragHandleIcon}
            mode="bleed"
            padding={2}
            style={{ cursor: isDragging ? "grabbing" : "grab", touchAction: "none" }}
          />
        )}
        <ChildDocumentLink documentId={row.id} type={type} />
        {mayWrite && <MoveMenu last={last} onMove={onMove} place={place} title={row.title} />}
      </Flex>
    </Card>
  );
}
