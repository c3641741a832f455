/** A shop with ten thousand documents has half of this. More would fill up memory before anyone could read it. */
const maxCharacters = 128 * 1024 * 1024;

/**
 * Converts a groq-js result to JSON: dates and paths become strings. A value without any isn't copied. Throws if it would be too
 * long to send, which happens quickly if each document includes all the others.
 */
export function toJson({ data }: { data: unknown }): unknown {
  let left = maxCharacters;

  const spend = (characters: number) => {
    left -= characters;
    if (left < 0) throw new Error("The result is too large for the Content Lake emulator");
  };

  const convert = (value: unknown): unknown => {
    if (typeof value === "string") spend(value.length);
    spend(4);
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return convertItems(value);
    if ("toJSON" in value && typeof value.toJSON === "function") return value.toJSON();
    return convertFields(value);
  };

  const convertItems = (items: readonly unknown[]): readonly unknown[] => {
    let changed: unknown[] | null = null;
    for (const [index, item] of items.entries()) {
      const converted = convert(item);
      if (converted !== item) changed ??= items.slice(0, index);
      changed?.push(converted);
    }
    return changed ?? items;
  };

  const convertFields = (fields: object): object => {
    let changed: Record<string, unknown> | null = null;
    for (const [name, value] of Object.entries(fields)) {
      spend(name.length);
      const converted = convert(value);
      if (converted === value) continue;
      changed ??= { ...fields };
      changed[name] = converted;
    }
    return changed ?? fields;
  };

  return convert(data);
}
