import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { packPdf } from "#artwork/print/pack-pdf.ts";
import { readPdf } from "#artwork/print/read-pdf.ts";

const outline = "500 0 10 -600 490 0 d1\n62.875 0 m\n200.46 -547.125 l\nh\nf\n";

test("says after packing what it said before", () => {
  const packed = readPdf(packPdf(asPrinted()));

  expect(packed.get(1)?.text).toContain("/Title (Sample)");
  expect(packed.get(3)?.text).toContain("/Contents 4 0 R");
  expect(packed.get(4)?.stream?.toString()).toBe("BT <41> Tj ET");
});

test("keeps one of two equal outlines, and both letters lead to it", () => {
  const packed = readPdf(packPdf(asPrinted()));

  expect(packed.has(6)).toBe(false);
  expect(packed.get(7)?.text).toContain("/g1 5 0 R /g2 5 0 R");
});

test("draws outlines in whole units", () => {
  const packed = readPdf(packPdf(asPrinted()));

  expect(packed.get(5)?.stream?.toString()).toBe("500 0 10 -600 490 0 d1\n63 0 m\n200 -547 l\nh\nf\n");
});

test("is the same whenever it is printed, and names no machine", () => {
  const packed = packPdf(asPrinted("20260301101500"));

  expect(packPdf(asPrinted("20270704090000"))).toEqual(packed);
  expect(readPdf(packed).get(1)?.text).toContain("/Creator (Handshape)");
});

test("has a table that points at each object, by itself or packed", () => {
  const packed = packPdf(asPrinted());

  const places = placesIn(packed);

  expect(packed.toString("latin1", places[4]?.at)).toMatch(/^4 0 obj\n/);
  expect(packed.toString("latin1", places[5]?.at)).toMatch(/^5 0 obj\n/);
  expect(places[7]).toMatchObject({ kind: "packed", at: 8 });
  expect(packed.toString("latin1", places[8]?.at)).toMatch(/^8 0 obj\n/);
});

test("refuses what isn't a PDF", () => {
  expect(() => packPdf(Buffer.from("<!doctype html>"))).toThrow("This file isn't a PDF.");
});

/** As Chromium writes it: each object by itself, its number before it, and a trailer. */
function asPrinted(time = "20260301101500"): Buffer {
  const info = `<</Title (Sample)\n/Creator (Mozilla/5.0 \\(X11\\))\n/CreationDate (D:${time}+00'00')>>`;
  return Buffer.concat([
    Buffer.from("%PDF-1.4\n"),
    Buffer.from(`1 0 obj\n${info}\nendobj\n`),
    Buffer.from("2 0 obj\n<</Type /Catalog /Pages 3 0 R>>\nendobj\n"),
    Buffer.from("3 0 obj\n<</Type /Page /Contents 4 0 R>>\nendobj\n"),
    stream(4, "BT <41> Tj ET"),
    stream(5, outline),
    stream(6, outline),
    Buffer.from("7 0 obj\n<</CharProcs <</g1 5 0 R /g2 6 0 R>>>>\nendobj\n"),
    Buffer.from("trailer\n<</Size 8\n/Root 2 0 R\n/Info 1 0 R>>\nstartxref\n0\n%%EOF\n"),
  ]);
}

function stream(number: number, content: string): Buffer {
  const data = deflateSync(content);
  return Buffer.concat([
    Buffer.from(`${number} 0 obj\n<</Filter /FlateDecode\n/Length ${data.length}>> stream\n`),
    data,
    Buffer.from("\nendstream\nendobj\n"),
  ]);
}

/** The table of objects, which stands at the end: rows of seven bytes. */
function placesIn(bytes: Buffer) {
  const start = Number(/startxref\n(\d+)/.exec(bytes.toString("latin1"))?.[1]);
  const table = readPdf(Buffer.concat([Buffer.from("%PDF-"), bytes.subarray(start)])).get(9)?.stream;
  if (!table) throw new Error("The PDF has no table of objects.");
  return Array.from({ length: table.length / 7 }, (_, number) => ({
    kind: table.readUInt8(number * 7) === 2 ? "packed" : "by itself",
    at: table.readUInt32BE(number * 7 + 1),
  }));
}
