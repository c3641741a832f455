import type { JsonLdNode } from "./json-ld-node.ts";
import { toScriptText } from "./to-script-text.ts";

export interface JsonLdProps {
  /** What the page is about; null for missing content. */
  things: readonly (JsonLdNode | null)[];
}

/** A page's structured data. Renders nothing without any. */
export function JsonLd({ things }: JsonLdProps) {
  const nodes = things.filter((node) => node !== null);
  if (nodes.length === 0) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptText(nodes) }} />;
}
