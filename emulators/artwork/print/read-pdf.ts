import { inflateSync } from "node:zlib";

export interface PdfObject {
  /** All but the stream. */
  text: string;
  /** What the object carries, unpacked. */
  stream: Buffer | null;
}

/**
 * The objects of a PDF, by their number: as Chromium writes them, each by itself, or as `packPdf` does, many in one.
 * Sees nothing but what these two write; other PDFs have encryption, filters and updates (ISO 32000-1, 7.5).
 */
export function readPdf(bytes: Buffer): Map<number, PdfObject> {
  if (!bytes.subarray(0, 5).equals(Buffer.from("%PDF-"))) throw new Error("This file isn't a PDF.");
  const text = bytes.toString("latin1");
  const objects = new Map<number, PdfObject>();
  const begin = /(\d+) 0 obj\n/g;
  for (let match = begin.exec(text); match; match = begin.exec(text)) {
    const object = readObject(bytes, text, begin.lastIndex);
    begin.lastIndex = object.end;
    if (object.text.includes("/Type /ObjStm")) {
      for (const [number, part] of unpack(object)) objects.set(number, { text: part, stream: null });
    } else {
      objects.set(Number(match[1]), object);
    }
  }
  return objects;
}

/** What a reference such as `/Contents 12 0 R` leads to. */
export function follow(objects: ReadonlyMap<number, PdfObject>, text: string, name: string): PdfObject {
  const number = new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1];
  const object = objects.get(Number(number));
  if (!object) throw new Error(`Nothing is found at /${name} of ${text.slice(0, 80)}`);
  return object;
}

function readObject(bytes: Buffer, text: string, start: number): PdfObject & { end: number } {
  const end = text.indexOf("endobj", start);
  const streamAt = text.indexOf("stream\n", start);
  if (streamAt === -1 || streamAt > end) return { text: text.slice(start, end).trim(), stream: null, end };
  const dictionary = text.slice(start, streamAt).trim();
  const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
  const from = streamAt + "stream\n".length;
  const data = bytes.subarray(from, from + length);
  const stream = dictionary.includes("/FlateDecode") ? inflateSync(data) : data;
  return { text: dictionary, stream, end: from + length };
}

function unpack({ text, stream }: PdfObject): [number, string][] {
  const first = Number(/\/First (\d+)/.exec(text)?.[1]);
  const content = stream?.toString("latin1") ?? "";
  const pairs = [...content.slice(0, first).matchAll(/(\d+) (\d+)/g)];
  return pairs.map((pair, index) => {
    const next = pairs[index + 1];
    const part = content.slice(first + Number(pair[2]), next && first + Number(next[2]));
    return [Number(pair[1]), part.trim()];
  });
}
