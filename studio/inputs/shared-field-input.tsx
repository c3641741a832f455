import { Stack, Text } from "@sanity/ui";
import type { StringInputProps } from "sanity";

const listFormat = new Intl.ListFormat("en-US");

/** Warns while somebody else is in the same text field, because what two people type into one string gets mixed up. */
export function SharedFieldInput(props: StringInputProps) {
  if (props.schemaType.options?.list) return props.renderDefault(props);
  const others = new Set(props.presence.map(({ user }) => user.displayName ?? "Somebody"));
  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      {others.size > 0 && (
        <Text as="output" size={1}>
          {listFormat.format(others)} {others.size === 1 ? "is" : "are"} in this field, too. Take turns, or
          your words will get mixed up.
        </Text>
      )}
    </Stack>
  );
}
