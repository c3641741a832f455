import { Stack } from "@sanity/ui";
import type { ReactNode } from "react";
import { ListState } from "../../documents/list-state.tsx";
import { HomeCard } from "./home-card.tsx";

interface HomeListProps<Item> {
  title: string;
  /** Null until they have been read. */
  items: readonly Item[] | null;
  failed: boolean;
  /** Said instead of an empty list. */
  empty: string;
  toKey: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

/** A section of the home page with a list that updates itself. */
export function HomeList<Item>({ title, items, failed, empty, toKey, children }: HomeListProps<Item>) {
  return (
    <HomeCard title={title}>
      <ListState empty={empty} failed={failed} items={items} />
      {items && items.length > 0 && (
        <Stack as="ul" gap={2}>
          {items.map((item) => (
            <li key={toKey(item)}>{children(item)}</li>
          ))}
        </Stack>
      )}
    </HomeCard>
  );
}
