import { stegaClean } from "@sanity/client/stega";

type ThingValue = string | number | Thing | readonly (string | Thing)[];

/** Something in the words of schema.org. */
export interface Thing {
  readonly "@type": string | readonly string[];
  readonly [property: string]: ThingValue;
}

/** A thing without the properties that nobody filled in, and without the preview's invisible marks. */
export function toThing(
  type: Thing["@type"],
  properties: Readonly<Record<string, ThingValue | null | undefined>>,
): Thing {
  const known = Object.entries(stegaClean(properties)).flatMap(([name, value]) =>
    value == null || value === "" || (Array.isArray(value) && value.length === 0)
      ? []
      : [[name, value] as const],
  );
  return { "@type": type, ...Object.fromEntries(known) };
}
