import { Card, Spinner, Stack, Text } from "@sanity/ui";
import { useIntentLink } from "sanity/router";
import { useSchedule } from "../schedule/use-schedule.ts";
import { HomeCard } from "./home-card.tsx";
import { listComingUp, type Moment } from "./list-coming-up.ts";

/** What starts, ends, or goes out next by itself. */
export function ComingUp({ now }: { now: Date }) {
  const { entries, failed } = useSchedule();
  const moments = entries && listComingUp(entries, now);
  return (
    <HomeCard title="Coming up">
      {failed && <Text size={1}>The schedule can't be updated right now. Reload the page to try again.</Text>}
      {!moments && !failed && <Spinner muted />}
      {moments?.length === 0 && (
        <Text muted size={1}>
          Nothing is scheduled.
        </Text>
      )}
      {moments && moments.length > 0 && (
        <Stack as="ul" gap={2}>
          {moments.map((moment) => (
            <li key={`${moment.entry.id} ${moment.what}`}>
              <MomentLink moment={moment} now={now} />
            </li>
          ))}
        </Stack>
      )}
    </HomeCard>
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
  const { id, type, title } = entry;
  const { href, onClick } = useIntentLink(
    type === "release" ? { intent: "release", params: { id } } : { intent: "edit", params: { id, type } },
  );
  return (
    <Card as="a" href={href} onClick={onClick} padding={2} radius={2}>
      <Stack gap={2}>
        <Text size={1} textOverflow="ellipsis" weight="medium">
          {title}
        </Text>
        <Text muted size={1}>
          {what} {formatTime(at, now)}
        </Text>
      </Stack>
    </Card>
  );
}
