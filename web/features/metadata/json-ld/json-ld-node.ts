import { stegaClean } from "@sanity/client/stega";

type JsonLdValue = string | number | JsonLdNode | readonly (string | JsonLdNode)[];

/** A schema.org node. */
export interface JsonLdNode {
  readonly "@type": string | readonly string[];
  readonly [property: string]: JsonLdValue;
}

/** Builds a node without empty properties and stega characters. */
export function toJsonLdNode(
  type: JsonLdNode["@type"],
  properties: Readonly<Record<string, JsonLdValue | null | undefined>>,
): JsonLdNode {
  const nonempty = Object.entries(stegaClean(properties)).flatMap(([name, value]) =>
    value == null || value === "" || (Array.isArray(value) && value.length === 0)
      ? []
      : [[name, value] as const],
  );
  return { "@type": type, ...Object.fromEntries(nonempty) };
}
