import { useEntryLink } from "../schedule/use-entry-link.ts";
import { useSchedule } from "../schedule/use-schedule.ts";
import { HomeLink } from "./home-link.tsx";
import { HomeList } from "./home-list.tsx";
import { listComingUp, type Moment } from "./list-coming-up.ts";

/** What starts, ends, or goes out next by itself. */
export function ComingUp({ now }: { now: Date }) {
  const { entries, failed } = useSchedule();
  return (
    <HomeList
      title="Coming up"
      items={entries && listComingUp(entries, now)}
      failed={failed}
      empty="Nothing is scheduled."
      toKey={({ entry, what }) => `${entry.id} ${what}`}
    >
      {(moment) => <MomentLink moment={moment} now={now} />}
    </HomeList>
  );
}

const timeParts = {
  weekday: "short",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
} as const;

const thisYear = new Intl.DateTimeFormat("en-US", timeParts);
const anotherYear = new Intl.DateTimeFormat("en-US", { ...timeParts, year: "numeric" });

const formatTime = (at: Date, now: Date) =>
  (at.getFullYear() === now.getFullYear() ? thisYear : anotherYear).format(at);

function MomentLink({ moment: { entry, at, what }, now }: { moment: Moment; now: Date }) {
  const detail = `${what} ${formatTime(at, now)}`;
  return <HomeLink detail={detail} link={useEntryLink(entry)} title={entry.title} />;
}
