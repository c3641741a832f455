import { deflateSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FuzzTarget, startFuzzTarget } from "../../support/fuzz/fuzz-target.ts";
import type { Piece } from "../../support/fuzz/send-raw.ts";

let target: FuzzTarget;

beforeAll(async () => {
  target = await startFuzzTarget();
});

afterAll(() => target[Symbol.asyncDispose]());

const mutate = "/v1/data/mutate/production";
const create = (fields: string) => `{"mutations":[{"create":{"_type":"fuzz",${fields}}}]}`;
const nest = (open: string, close: string, depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`;

test.each<[string, string | Uint8Array, number]>([
  ["nothing", "", 400],
  ["a space", " ", 400],
  ["null", "null", 400],
  ["a number", "1", 400],
  ["a text", '"mutations"', 400],
  ["incomplete JSON", '{"mutations":[{"create', 400],
  ["trailing data after JSON", '{"mutations":[]}{"mutations":[]}', 400],
  ["JSON with a comment", '{"mutations":[] /* none */}', 400],
  ["invalid UTF-8", Uint8Array.from([0x7b, 0xff, 0xfe, 0x7d]), 400],
  ["UTF-16", Buffer.from(create('"a":1'), "utf16le"), 400],
  ["a byte order mark", `\uFEFF${create('"a":1')}`, 200],
  ["NULs", "\0".repeat(1000), 400],
  ["100,000 nested arrays", nest("[", "]", 100_000), 400],
  ["a document nested 100,000 deep", create(`"a":${nest("[", "]", 100_000)}`), 400],
  ["100,000 nested objects", create(`"a":${nest('{"b":', "}", 100_000)}`), 400],
  ["unclosed brackets", "[".repeat(1_000_000), 400],
  ["100,000 empty mutations", `{"mutations":[${"{},".repeat(100_000)}{}]}`, 400],
  ["ten thousand fields", create(Array.from({ length: 10_000 }, (_, n) => `"f${n}":1`).join()), 200],
  ["a one-megabyte field name", create(`"${"a".repeat(1_000_000)}":1`), 200],
  ["a three-megabyte text", create(`"a":"${"a".repeat(3_000_000)}"`), 200],
  ["a number that overflows", create('"a":1e999'), 400],
  ["a lone surrogate", create(String.raw`"a":"\ud800"`), 200],
  ["a __proto__ field", create('"__proto__":{"polluted":true}'), 400],
  ["the same field twice", create('"a":1,"a":2'), 200],
  ["an object as its type", '{"mutations":[{"create":{"_type":{}}}]}', 400],
  ["two mutations in one object", '{"mutations":[{"create":{"_type":"a"},"delete":{"id":"public"}}]}', 400],
  ["a body over the limit", `{"mutations":[${" ".repeat(5_000_000)}]}`, 413],
])("a mutation of %s gets a prompt response", async (_name, body, status) => {
  const answer = await target.ask("editor", { method: "POST", target: mutate, body });

  expect(target.findFaults("editor", answer)).toEqual([]);
  expect(answer.status).toBe(status);
});

const plain = Buffer.from(create('"a":1'));

test.each([
  ["gzip", gzipSync(plain)],
  ["deflate", deflateSync(plain)],
  ["gzip", gzipSync(Buffer.alloc(50_000_000))],
  ["gzip, gzip, br", plain.subarray(0, 5)],
])("a body encoded as %s isn't decoded", async (encoding, body) => {
  const answer = await target.ask("editor", {
    method: "POST",
    target: mutate,
    headers: [`Content-Encoding: ${encoding}`],
    body,
  });

  expect(target.findFaults("editor", answer)).toEqual([]);
  expect(answer.status).toBe(400);
});

const head = (path: string, ...lines: string[]) =>
  [`POST ${path} HTTP/1.1`, "Host: localhost", "Connection: close", ...lines, "", ""].join("\r\n");
const authorization = () => `Authorization: Bearer ${target.client.config().token}`;
const chunk = `${(65_536).toString(16)}\r\n${" ".repeat(65_536)}\r\n`;

test.each<[string, () => Piece[], number | null]>([
  [
    "a thirteen-megabyte body without a length",
    () => [
      head(mutate, authorization(), "Transfer-Encoding: chunked"),
      ...Array.from({ length: 200 }, () => chunk),
      "0\r\n\r\n",
    ],
    413,
  ],
  [
    "a body sent one byte at a time",
    () => [
      head(mutate, authorization(), "Content-Length: 16"),
      ...'{"mutations":[]}'.split("").flatMap((letter) => [letter, 5]),
    ],
    200,
  ],
  [
    "a body that stops halfway",
    () => [head(mutate, authorization(), "Content-Length: 100"), '{"mutations":[', 20, null],
    null,
  ],
  [
    "a chunked body that stops",
    () => [head(mutate, authorization(), "Transfer-Encoding: chunked"), chunk, 20, null],
    null,
  ],
  [
    "an upload that stops",
    () => [head("/v1/assets/files/production", authorization(), "Content-Length: 9999999"), chunk, 20, null],
    null,
  ],
  [
    "an anonymous upload of fifty megabytes",
    () => [head("/v1/assets/files/production", "Content-Length: 50000000"), Buffer.alloc(50_000_000)],
    401,
  ],
  [
    "an upload over the limit",
    () => [head("/v1/assets/files/production", authorization(), "Content-Length: 999999999999")],
    413,
  ],
])("%s is answered if it can be", async (_name, toPieces, status) => {
  const { status: answered } = await target.send(toPieces());

  expect(answered).toBe(status);
});

const png = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");

test.each<[string, string | Uint8Array]>([
  ["nothing", ""],
  ["plain text", "This is no picture"],
  ["a truncated PNG", png],
  ["a PNG with four billion pixels", Buffer.concat([png, Buffer.from("ffffffffffffffff0806000000", "hex")])],
  ["a truncated JPEG", Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])],
  ["a GIF without an image", "GIF89a\x01\0\x01\0\0\0\0;"],
  ["a page", "<!doctype html><script>alert(1)</script>"],
  [
    "an SVG that refers to a file",
    '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&x;',
  ],
  [
    "an SVG of a billion laughs",
    `<!DOCTYPE svg [<!ENTITY a "${"ha".repeat(5000)}"><!ENTITY b "${"&a;".repeat(5000)}">]><svg>&b;`,
  ],
  ["noise", Uint8Array.from({ length: 100_000 }, (_, n) => (n * 7919) % 256)],
])("an image upload of %s is rejected promptly", async (_name, body) => {
  const answer = await target.ask("editor", { method: "POST", target: "/v1/assets/images/production", body });

  expect(target.findFaults("editor", answer)).toEqual([]);
  expect(answer.status).toBe(400);
});

test("the lake is unchanged after all of these", async () => {
  expect(await target.findDamage()).toEqual([]);
});
