const maxChunkCharacters = 512_000;

/** Cuts a text into pieces of up to half a million characters, never inside one. */
export function toChunks(text: string, maxCharacters = maxChunkCharacters): string[] {
  const chunks: string[] = [];
  for (let start = 0; start < text.length;) {
    const end = start + maxCharacters;
    // A character outside the basic plane has two halves.
    const isInside = /[\uDC00-\uDFFF]/.test(text.charAt(end));
    chunks.push(text.slice(start, isInside ? end - 1 : end));
    start = isInside ? end - 1 : end;
  }
  return chunks;
}
