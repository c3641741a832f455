import type { JsonLdNode } from "./json-ld-node.ts";
import { toScriptText } from "./to-script-text.ts";

export interface JsonLdProps {
  /** What the page is about; null for what it lacks. */
  things: readonly (JsonLdNode | null)[];
}

/** What machines read of a page. Nothing when there is nothing to say. */
export function JsonLd({ things }: JsonLdProps) {
  const known = things.filter((thing) => thing !== null);
  if (known.length === 0) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptText(known) }} />;
}
