import type { JsonLdNode } from "./json-ld-node.ts";

/** JSON-LD for a script element, escaped so that editor text can't end it. */
export const toScriptText = (nodes: readonly JsonLdNode[]): string =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": nodes }).replaceAll("<", String.raw`\u003c`);
