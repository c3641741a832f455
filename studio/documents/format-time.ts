const format = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** Such as "Nov 30, 2026, 9:00 AM", in the editor's time zone. `time` is ISO 8601. */
export const formatTime = (time: string): string => format.format(new Date(time));
