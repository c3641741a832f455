"use client";

export interface EndTimeProps {
  /** ISO 8601. */
  until: string;
}

/** In the reviewer's time zone, which the server doesn't know. */
export function EndTime({ until }: EndTimeProps) {
  const formatter = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
  return (
    <>
      It ends{" "}
      <time dateTime={until} suppressHydrationWarning>
        {formatter.format(new Date(until))}
      </time>
      .
    </>
  );
}
