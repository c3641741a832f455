/** Gives every object in an array a `_key` that's unique there, for `autoGenerateArrayKeys`. */
export function addArrayKeys<T>(value: T, newKey: () => string): T {
  // The traversal keeps the input's shape.
  return walk(value, newKey) as T;
}

function walk(value: unknown, newKey: () => string): unknown {
  if (Array.isArray(value)) return value.map((item) => withKey(walk(item, newKey), newKey));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, walk(item, newKey)]));
}

function withKey(item: unknown, newKey: () => string): unknown {
  if (typeof item !== "object" || item === null || Array.isArray(item)) return item;
  return "_key" in item ? item : { ...item, _key: newKey() };
}
