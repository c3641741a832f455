const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A date in UTC, such as "December 25, 2026". */
export const formatDay = (time: number | Date): string => format.format(time);
