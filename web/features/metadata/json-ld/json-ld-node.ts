import { stegaClean } from "@sanity/client/stega";

type JsonLdValue = string | number | JsonLdNode | readonly (string | JsonLdNode)[];

/** Something in the words of schema.org. */
export interface JsonLdNode {
  readonly "@type": string | readonly string[];
  readonly [property: string]: JsonLdValue;
}

/** A thing without the properties that nobody filled in, and without the preview's invisible marks. */
export function toJsonLdNode(
  type: JsonLdNode["@type"],
  properties: Readonly<Record<string, JsonLdValue | null | undefined>>,
): JsonLdNode {
  const known = Object.entries(stegaClean(properties)).flatMap(([name, value]) =>
    value == null || value === "" || (Array.isArray(value) && value.length === 0)
      ? []
      : [[name, value] as const],
  );
  return { "@type": type, ...Object.fromEntries(known) };
}
