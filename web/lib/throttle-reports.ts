const everyMs = 60_000;

/** Passes on the first report of each minute, so that a service that's down doesn't fill the log. */
export function throttleReports(report: (line: string) => void, now: () => number = Date.now) {
  let reportedAt = Number.NEGATIVE_INFINITY;
  /** Returns whether it was passed on. */
  return (line: string): boolean => {
    if (now() - reportedAt < everyMs) return false;
    reportedAt = now();
    report(line);
    return true;
  };
}
