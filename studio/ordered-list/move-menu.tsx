import { ArrowDownIcon, ArrowUpIcon, EllipsisVerticalIcon, PublishIcon, UnpublishIcon } from "@sanity/icons";
import { Button } from "@sanity/ui";
import { Menu, MenuButton, MenuItem } from "@sanity/ui/menu";
import { useId } from "react";

interface MoveMenuProps {
  title: string;
  /** Counted from 0, like `last`. */
  place: number;
  last: number;
  onMove: (to: number) => void;
}

/** Moves a document without dragging (WCAG 2.5.7). */
export function MoveMenu({ title, place, last, onMove }: MoveMenuProps) {
  const isFirst = place === 0;
  const isLast = place === last;
  return (
    <MenuButton
      button={<Button aria-label={`Move “${title}”`} icon={EllipsisVerticalIcon} mode="bleed" padding={2} />}
      id={useId()}
      menu={
        <Menu>
          <MenuItem disabled={isFirst} icon={PublishIcon} onClick={() => onMove(0)} text="Move to the top" />
          <MenuItem disabled={isFirst} icon={ArrowUpIcon} onClick={() => onMove(place - 1)} text="Move up" />
          <MenuItem
            disabled={isLast}
            icon={ArrowDownIcon}
            onClick={() => onMove(place + 1)}
            text="Move down"
          />
          <MenuItem
            disabled={isLast}
            icon={UnpublishIcon}
            onClick={() => onMove(last)}
            text="Move to the bottom"
          />
        </Menu>
      }
      popover={{ portal: true }}
    />
  );
}
