import { AddIcon, EllipsisHorizontalIcon, TrashIcon } from "@sanity/icons";
import { Button } from "@sanity/ui";
import { Menu, MenuButton, MenuItem } from "@sanity/ui/menu";
import { useId } from "react";

interface LineMenuProps {
  /** Which row or column it is. */
  label: string;
  before: string;
  after: string;
  remove: string;
  isOnly: boolean;
  isReadOnly: boolean;
  /** 0 inserts one before this line, 1 after it. */
  onInsert: (offset: 0 | 1) => void;
  onRemove: () => void;
}

/** Inserts a line of a table next to a row or a column, or removes it. */
export function LineMenu(props: LineMenuProps) {
  const { label, before, after, remove, isOnly, isReadOnly, onInsert, onRemove } = props;
  return (
    <MenuButton
      button={
        <Button
          aria-label={label}
          disabled={isReadOnly}
          icon={EllipsisHorizontalIcon}
          mode="bleed"
          padding={2}
        />
      }
      id={useId()}
      menu={
        <Menu>
          <MenuItem icon={AddIcon} onClick={() => onInsert(0)} text={before} />
          <MenuItem icon={AddIcon} onClick={() => onInsert(1)} text={after} />
          <MenuItem disabled={isOnly} icon={TrashIcon} onClick={onRemove} text={remove} tone="critical" />
        </Menu>
      }
      popover={{ portal: true }}
    />
  );
}
