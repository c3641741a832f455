export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether two values are the same JSON, regardless of the order of their fields. */
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

/** Whether the value's JSON is longer than the limit, in characters. Stops as soon as it knows. */
export function isLongerThan(value: unknown, limit: number): boolean {
  return takeFrom(limit, value) < 0;
}

/** What's left of a limit after the value's JSON. Negative once it's used up. */
function takeFrom(limit: number, value: unknown): number {
  // The length with quotes is a minimum, because escapes only add to it.
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
