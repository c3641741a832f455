import { deflateSync } from "node:zlib";
import { readPdf, type PdfObject } from "#artwork/print/read-pdf.ts";

const printed = "D:20260105150000+00'00'";

/**
 * A PDF of Chromium's at half its size, and the same whenever it is printed: a glyph's outline is kept once, though the
 * font is embedded anew for every size, in whole units of the thousand a letter is high; what is no stream is packed
 * together (ISO 32000-1, 7.5.7 and 7.5.8).
 */
export function packPdf(bytes: Buffer): Buffer {
  const objects = readPdf(bytes);
  const trailer = bytes.toString("latin1", bytes.lastIndexOf("trailer"));
  const streams = new Map<number, Buffer>();
  const firstAlike = new Map<string, number>();
  const renamed = new Map<number, number>();
  for (const [number, object] of objects) {
    if (!object.stream) continue;
    const written = toStream(object.text, toContent(object));
    const alike = firstAlike.get(written.toString("latin1"));
    if (alike === undefined) {
      firstAlike.set(written.toString("latin1"), number);
      streams.set(number, written);
    } else {
      renamed.set(number, alike);
    }
  }
  const toText = ({ text }: PdfObject) =>
    text
      .replaceAll(/(\d+) 0 R/g, (_, number) => `${renamed.get(Number(number)) ?? number} 0 R`)
      .replace(/\/Creator \((?:\\.|[^\\)])*\)/, "/Creator (Handshape)")
      .replaceAll(/D:\d{14}\+00'00'/g, printed);
  const plain = [...objects].filter(([, { stream }]) => !stream);
  return write({
    streams,
    plain: plain.map(([number, object]) => [number, toText(object)]),
    entries: trailer.match(/\/(?:Root|Info) \d+ 0 R/g) ?? [],
    size: Math.max(...objects.keys()) + 1,
  });
}

/** A glyph's outline begins with its width and its bounds (`d1`). */
function toContent({ stream }: PdfObject): Buffer {
  const content = stream?.toString("latin1") ?? "";
  const isGlyph = /^[^\n]* d1\n/.test(content);
  return Buffer.from(
    isGlyph ? content.replaceAll(/-?\d*\.\d+/g, (number) => String(Math.round(Number(number)))) : content,
    "latin1",
  );
}

interface Parts {
  streams: ReadonlyMap<number, Buffer>;
  plain: readonly (readonly [number, string])[];
  entries: readonly string[];
  size: number;
}

function write({ streams, plain, entries, size }: Parts): Buffer {
  const chunks = [Buffer.from("%PDF-1.7\n%\xd3\xeb\xe9\xe1\n", "latin1")];
  const rows = Array.from({ length: size + 2 }, () => toRow(0, 0, 0));
  let offset = chunks[0]?.length ?? 0;
  const add = (number: number, object: Buffer) => {
    rows[number] = toRow(1, offset, 0);
    const chunk = Buffer.concat([Buffer.from(`${number} 0 obj\n`), object, Buffer.from("\nendobj\n")]);
    chunks.push(chunk);
    offset += chunk.length;
  };
  for (const [number, stream] of streams) add(number, stream);

  let length = 0;
  const index = plain.map(([number, text], place) => {
    rows[number] = toRow(2, size, place);
    const pair = `${number} ${length}`;
    length += text.length + 1;
    return pair;
  });
  const first = `${index.join(" ")}\n`;
  const content = Buffer.from(first + plain.map(([, text]) => `${text}\n`).join(""), "latin1");
  add(size, toStream(`<</Type /ObjStm /N ${plain.length} /First ${first.length} /Length 0>>`, content));

  const start = offset;
  rows[size + 1] = toRow(1, start, 0);
  const table = `<</Type /XRef /Size ${size + 2} /W [1 4 2] ${entries.join(" ")} /Length 0>>`;
  add(size + 1, toStream(table, Buffer.concat(rows)));
  return Buffer.concat([...chunks, Buffer.from(`startxref\n${start}\n%%EOF\n`)]);
}

function toStream(dictionary: string, content: Buffer): Buffer {
  const data = deflateSync(content, { level: 9 });
  const entries = dictionary
    .replace("/Filter /FlateDecode\n", "")
    .replace(/\/Length \d+/, `/Filter /FlateDecode /Length ${data.length}`);
  return Buffer.concat([Buffer.from(`${entries} stream\n`), data, Buffer.from("\nendstream")]);
}

/** One row of the table of objects: what kind of place, where, and where in there. */
function toRow(kind: number, place: number, within: number): Buffer {
  const row = Buffer.alloc(7);
  row.writeUInt8(kind, 0);
  row.writeUInt32BE(place, 1);
  row.writeUInt16BE(within, 5);
  return row;
}
