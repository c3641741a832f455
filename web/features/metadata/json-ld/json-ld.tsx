import type { JsonLdNode } from "./json-ld-node.ts";

export interface JsonLdProps {
  /** What the page is about; null for missing content. */
  nodes: readonly (JsonLdNode | null)[];
}

/** A page's structured data. Renders nothing without any. */
export function JsonLd({ nodes }: JsonLdProps) {
  const graph = nodes.filter((node) => node !== null);
  if (graph.length === 0) return null;
  // Escaped, so that editor text can't end the script element.
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll(
    "<",
    String.raw`\u003c`,
  );
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
