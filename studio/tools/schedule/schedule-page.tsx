import { ChevronLeftIcon, ChevronRightIcon } from "@sanity/icons";
import { Button, Card, Container, Flex, Heading, Spinner, Stack, Text } from "@sanity/ui";
import { useMemo, useState } from "react";
import { MonthTable } from "./month-table.tsx";
import { toWeeks } from "./to-weeks.ts";
import { useSchedule } from "./use-schedule.ts";

const monthFormat = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric" });

/** A month of announcements, promotions, scheduled drafts, and releases. */
export function SchedulePage() {
  const { entries, failed } = useSchedule();
  const [today] = useState(() => new Date());
  const [month, setMonth] = useState(today);
  const weeks = useMemo(() => entries && toWeeks(entries, month), [entries, month]);
  const move = (by: number) => setMonth(new Date(month.getFullYear(), month.getMonth() + by, 1));
  const name = monthFormat.format(month);

  return (
    <Card height="fill" overflow="auto">
      <Container paddingX={[3, 4]} paddingY={[4, 5]} width={5}>
        <Stack gap={5}>
          <Flex align="center" gap={3} wrap="wrap">
            <Stack flex={1} gap={4} style={{ minWidth: "14rem" }}>
              <Heading as="h1" size={3}>
                Schedule
              </Heading>
              <Text muted size={2}>
                Announcements and promotions on the days they run, and scheduled drafts and releases on the
                day they go out. All times are in your time zone.
              </Text>
            </Stack>
            <Flex align="center" gap={2}>
              <Button
                aria-label="Previous month"
                icon={ChevronLeftIcon}
                mode="ghost"
                onClick={() => move(-1)}
              />
              <Button mode="ghost" onClick={() => setMonth(today)} text="Today" />
              <Button aria-label="Next month" icon={ChevronRightIcon} mode="ghost" onClick={() => move(1)} />
            </Flex>
          </Flex>
          {failed && (
            <Card padding={4} radius={2} tone="caution">
              <Text size={1}>The schedule can't be updated right now. Reload the page to try again.</Text>
            </Card>
          )}
          <Heading aria-live="polite" as="h2" size={2}>
            {name}
          </Heading>
          {weeks ? <MonthTable name={name} today={today} weeks={weeks} /> : !failed && <Spinner muted />}
        </Stack>
      </Container>
    </Card>
  );
}
