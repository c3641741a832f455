import { Spinner, Stack, Text } from "@sanity/ui";
import type { ReactNode } from "react";
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
      {failed && <Text size={1}>This can't be updated right now. Reload the page to try again.</Text>}
      {!items && !failed && <Spinner muted />}
      {items?.length === 0 && (
        <Text muted size={1}>
          {empty}
        </Text>
      )}
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
