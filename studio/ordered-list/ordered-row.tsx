import { useSortable } from "@dnd-kit/sortable";
import { DragHandleIcon } from "@sanity/icons";
import { Box, Button, Card, Flex, usePrefersReducedMotion } from "@sanity/ui";
import { Preview, PreviewCard, useSchema } from "sanity";
import { usePaneRouter } from "sanity/structure";
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
  const { ChildLink, routerPanesState, groupIndex } = usePaneRouter();
  const schemaType = useSchema().get(type);
  const isOpen = routerPanesState[groupIndex + 1]?.[0]?.id === row.id;
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
        <Box flex={1} style={{ minWidth: 0 }}>
          <PreviewCard
            data-as="a"
            as={ChildLink}
            childId={row.id}
            padding={1}
            radius={2}
            selected={isOpen}
            tone="inherit"
          >
            {schemaType && (
              <Preview layout="compact" schemaType={schemaType} value={{ _id: row.id, _type: type }} />
            )}
          </PreviewCard>
        </Box>
        {mayWrite && <MoveMenu last={last} onMove={onMove} place={place} title={row.title} />}
      </Flex>
    </Card>
  );
}
