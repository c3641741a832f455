import type { JsonLdNode } from "./json-ld-node.ts";

/** Things as the text of a script element, which no word of an editor's can end. */
export const toScriptText = (things: readonly JsonLdNode[]): string =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", String.raw`\u003c`);
