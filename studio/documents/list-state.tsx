import { Spinner, Text } from "@sanity/ui";

interface ListStateProps {
  /** Null until they have been read. */
  items: readonly unknown[] | null;
  failed: boolean;
  /** Said instead of an empty list. */
  empty: string;
}

/** What a list says while it's loading, when it's empty, and when it can't be updated. */
export function ListState({ items, failed, empty }: ListStateProps) {
  if (failed) return <Text size={1}>This can't be updated right now. Reload the page to try again.</Text>;
  if (!items) return <Spinner muted />;
  if (items.length > 0) return null;
  return (
    <Text muted size={1}>
      {empty}
    </Text>
  );
}
