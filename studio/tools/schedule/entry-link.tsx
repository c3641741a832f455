import { CalendarIcon } from "@sanity/icons";
import { Card, Flex, Stack, Text } from "@sanity/ui";
import { createElement } from "react";
import { useSchema } from "sanity";
import { describeEnd } from "./describe-end.ts";
import type { DayEntry, ScheduleEntry } from "./to-weeks.ts";
import { useEntryLink } from "./use-entry-link.ts";

const timeFormat = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });

/** What runs on a day, with a link to it. */
export function EntryLink({ dayEntry }: { dayEntry: DayEntry }) {
  const { type, title, document } = dayEntry.entry;
  const schemaType = useSchema().get(document?.type ?? type);
  const link = useEntryLink(dayEntry.entry);
  const end = describeEnd(dayEntry);
  return (
    <Card
      as="a"
      border
      data-first={dayEntry.isFirst}
      href={link.href}
      onClick={link.onClick}
      padding={2}
      radius={2}
      title={title}
      tone={toTone(dayEntry.entry)}
    >
      <Flex gap={2}>
        <Text muted size={1}>
          {createElement(schemaType?.icon ?? CalendarIcon)}
        </Text>
        <Stack flex={1} gap={2} style={{ minWidth: 0 }}>
          <Text size={1} textOverflow="ellipsis" weight="medium">
            {title}
          </Text>
          <Text muted size={0}>
            {describe(dayEntry, schemaType?.title ?? "Release")}
            {end && <span className="end"> · {end}</span>}
          </Text>
        </Stack>
      </Flex>
    </Card>
  );
}

/** Drafts and unscheduled releases go nowhere by themselves. */
export function toTone({ type, isDraft }: ScheduleEntry) {
  if (isDraft) return "caution";
  return type === "release" ? "suggest" : "positive";
}

/** Such as "Promotion · Starts 9:00 AM · Draft". */
function describe({ entry, starts, ends }: DayEntry, kind: string): string {
  const { type, startsAt, endsAt, isDraft } = entry;
  const times =
    type === "release"
      ? [startsAt && `Goes out ${timeFormat.format(startsAt)}`]
      : [
          starts && startsAt && `Starts ${timeFormat.format(startsAt)}`,
          ends && endsAt && `Ends ${timeFormat.format(endsAt)}`,
        ];
  const state = isDraft && (type === "release" ? "Not scheduled yet" : "Draft");
  return [kind, ...times, state].filter(Boolean).join(" · ");
}
