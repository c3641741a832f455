"use client";

export interface EndTimeProps {
  /** ISO 8601. */
  until: string;
}

/** In the reviewer's own time zone, which the server does not know. */
export function EndTime({ until }: EndTimeProps) {
  const words = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
  return (
    <>
      It ends{" "}
      <time dateTime={until} suppressHydrationWarning>
        {words.format(new Date(until))}
      </time>
      .
    </>
  );
}
