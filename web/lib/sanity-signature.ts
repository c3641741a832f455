/** Maximum webhook age and clock difference. */
const maxAgeMs = 5 * 60_000;

/** Whether a Sanity webhook signature, `t=…,v1=…`, was made recently. Its timestamp is part of the signed text. */
export function isRecentSignature(header: string, now: number): boolean {
  const time = Number(/^t=(\d+),/.exec(header)?.[1] ?? Number.NaN);
  return Math.abs(now - time) <= maxAgeMs;
}
