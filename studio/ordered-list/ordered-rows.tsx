import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { Stack } from "@sanity/ui";
import { OrderedRow } from "./ordered-row.tsx";
import type { ListedDocument } from "./listed-documents.ts";
import { toSpokenMoves } from "./spoken-moves.ts";
import { useSavedOrder } from "./use-saved-order.ts";

interface OrderedRowsProps {
  rows: readonly ListedDocument[];
  type: string;
  field: string;
  mayWrite: boolean;
}

/** Documents that can be dragged, by mouse, finger, or keyboard, and moved from a menu. */
export function OrderedRows({ rows, type, field, mayWrite }: OrderedRowsProps) {
  const { shown, arrange } = useSavedOrder(rows, field);
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = shown.map(({ id }) => id);
  const move = (from: number, to: number) => {
    if (from !== to) arrange(arrayMove([...shown], from, to));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      accessibility={{ announcements: toSpokenMoves(shown) }}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      sensors={sensors}
    >
      <SortableContext disabled={!mayWrite} items={ids} strategy={verticalListSortingStrategy}>
        <Stack as="ol" gap={1}>
          {shown.map((row, index) => (
            <OrderedRow
              key={row.id}
              last={shown.length - 1}
              mayWrite={mayWrite}
              onMove={(to) => move(index, to)}
              place={index}
              row={row}
              type={type}
            />
          ))}
        </Stack>
      </SortableContext>
    </DndContext>
  );
}
