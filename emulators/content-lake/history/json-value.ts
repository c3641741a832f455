export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether two values are the same JSON, whatever the order of their fields. */
export function hasSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => hasSameJson(item, other[index]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && hasSameJson(one[key], other[key]))
  );
}

/** Whether the value's JSON is longer than so many characters. Looks no further than it must. */
export function isLongerThan(value: unknown, limit: number): boolean {
  return takeFrom(limit, value) < 0;
}

/** What is left of a limit after the value's JSON; below zero as soon as it is spent. */
function takeFrom(limit: number, value: unknown): number {
  // The quotes alone may be too much; escapes can only add to them.
  if (typeof value === "string" && value.length + 2 > limit) return -1;
  if (typeof value !== "object" || value === null) return limit - JSON.stringify(value).length;
  let left = limit - 2;
  let comma = 0;
  const entries = Array.isArray(value) ? value.map((item) => [null, item] as const) : Object.entries(value);
  for (const [key, item] of entries) {
    if (item === undefined) continue;
    left = takeFrom(left - comma - (key === null ? 0 : JSON.stringify(key).length + 1), item);
    if (left < 0) return left;
    comma = 1;
  }
  return left;
}
