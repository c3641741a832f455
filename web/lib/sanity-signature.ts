/** A webhook may take this long, in milliseconds, and clocks may differ by as much. */
const maxAge = 5 * 60_000;

/** Whether a signature of Sanity's webhooks, `t=…,v1=…`, says that it was made about now. Its time is part of what is signed. */
export function isRecentSignature(header: string, now: number): boolean {
  const time = Number(/^t=(\d+),/.exec(header)?.[1] ?? Number.NaN);
  return Math.abs(now - time) <= maxAge;
}
