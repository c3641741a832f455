import { Card, Stack, Text } from "@sanity/ui";
import { styled } from "styled-components";
import { EntryLink, toTone } from "./entry-link.tsx";
import type { ScheduleDay } from "./to-weeks.ts";

interface MonthTableProps {
  /** Such as "November 2026". */
  name: string;
  today: Date;
  weeks: readonly (readonly ScheduleDay[])[];
}

const dayFormat = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric" });
const weekdayFormat = new Intl.DateTimeFormat("en-US", { weekday: "short" });

/** A calendar on wide screens; on narrow ones, a list with everything once, on the first day it runs. */
const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;

  time {
    display: block;
  }

  th,
  time {
    padding: 0.25rem;
    color: var(--card-muted-fg-color);
    font-size: 0.8125rem;
    font-weight: 400;
    text-align: start;
  }

  td {
    height: 7rem;
    padding: 0.375rem;
    vertical-align: top;
    border: 1px solid var(--card-border-color);
  }

  [data-other-month="true"] time {
    opacity: 0.6;
  }

  [aria-current="date"] time {
    color: var(--card-fg-color);
    font-weight: 700;
  }

  .between {
    height: 2.625rem;
    margin-inline: -0.375rem;
  }

  .full-date,
  .end {
    display: none;
  }

  @media (max-width: 48rem) {
    &,
    tbody,
    tr,
    td {
      display: block;
      height: auto;
    }

    thead,
    td[data-begins="false"],
    [data-first="false"],
    .between,
    .number {
      display: none;
    }

    .full-date {
      display: block;
    }

    .end {
      display: inline;
    }
  }
`;

export function MonthTable({ name, today, weeks }: MonthTableProps) {
  const isEmpty = weeks.flat().every(({ entries }) => entries.length === 0);
  return (
    <Stack gap={4}>
      {isEmpty && <Text muted>Nothing starts, runs, or ends this month.</Text>}
      <Table aria-label={name}>
        <thead>
          <tr>
            {weeks[0]?.map(({ date }) => (
              <th key={date.getDay()} scope="col">
                {weekdayFormat.format(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.date.getTime()}>
              {week.map((day) => (
                <Day
                  day={day}
                  isToday={day.date.toDateString() === today.toDateString()}
                  key={day.date.getTime()}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
  );
}

function Day({ day: { date, isInMonth, entries }, isToday }: { day: ScheduleDay; isToday: boolean }) {
  return (
    <td
      aria-current={isToday ? "date" : undefined}
      data-begins={entries.some(({ isFirst }) => isFirst)}
      data-other-month={!isInMonth}
    >
      <time dateTime={toIsoDay(date)}>
        <span className="number">{date.getDate()}</span>
        <span className="full-date">{dayFormat.format(date)}</span>
      </time>
      <Stack gap={2}>
        {entries.map((dayEntry) =>
          dayEntry.isNamed ? (
            <EntryLink dayEntry={dayEntry} key={dayEntry.entry.id} />
          ) : (
            <Card aria-hidden className="between" key={dayEntry.entry.id} tone={toTone(dayEntry.entry)} />
          ),
        )}
      </Stack>
    </td>
  );
}

/** The local day as `2026-11-26`. */
const toIsoDay = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
