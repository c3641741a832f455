import { defineField } from "sanity";
import { checkEnd, checkPeriod } from "../validation/period.ts";
import { formatListed } from "./preview-values.ts";

/** Shows the editor's time zone beside the field, and lets them choose another one. */
const options = { allowTimeZoneSwitch: true };

/** When shoppers see a document. */
export const periodFields = [
  defineField({
    name: "startsAt",
    title: "Starts",
    type: "datetime",
    options,
    description:
      "In your own time zone, unless you choose another one. Leave empty to start when it's published.",
  }),
  defineField({
    name: "endsAt",
    title: "Ends",
    type: "datetime",
    options,
    description:
      "In your own time zone, unless you choose another one. Leave empty to run until it's unpublished.",
    validation: (rule) => [
      rule.custom((endsAt, { document }) => checkPeriod(document?.["startsAt"], endsAt)),
      rule.custom((endsAt) => checkEnd(endsAt, new Date())).warning(),
    ],
  }),
];

const dayFormat = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric" });

/** Such as "Nov 26, 2026 to Dec 1, 2026", in the editor's time zone. Undefined without a start or an end. */
export function formatPeriod(startsAt: unknown, endsAt: unknown): string | undefined {
  const [start, end] = [startsAt, endsAt].map((time) => formatListed(dayFormat, time));
  if (start && end) return start === end ? start : `${start} to ${end}`;
  if (start) return `From ${start}`;
  return end && `Until ${end}`;
}
