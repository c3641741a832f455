import { afterAll, beforeAll, expect, test } from "vitest";
import { type FuzzTarget, type RawRequest, startFuzzTarget } from "../../support/fuzz/fuzz-target.ts";

let target: FuzzTarget;

beforeAll(async () => {
  target = await startFuzzTarget();
});

afterAll(() => target[Symbol.asyncDispose]());

const ping = "/v1/ping";
const image = `/images/anything/production/${"a".repeat(40)}-64x48.png`;

test.each<[string, RawRequest, number]>([
  ["two slashes", { target: "//" }, 404],
  ["an address without a scheme", { target: "//elsewhere.test/v1/ping" }, 404],
  ["an absolute address", { target: "http://elsewhere.test/v1/ping" }, 200],
  ["an absolute address with a password", { target: "http://ada:secret@elsewhere.test/v1/ping" }, 200],
  ["an absolute address that is none", { target: "http://%/v1/ping" }, 400],
  ["an asterisk", { target: "*", method: "OPTIONS" }, 204],
  ["a path without a slash", { target: "v1/ping" }, 400],
  ["backslashes", { target: String.raw`\..\..\etc\passwd` }, 400],
  ["dots that climb", { target: "/images/../../../../etc/passwd" }, 404],
  ["dots that climb, encoded", { target: "/images/%2e%2e/%2e%2e/etc/passwd" }, 404],
  ["dots that climb, encoded twice", { target: "/images/%252e%252e%252fetc%252fpasswd" }, 404],
  ["slashes that are encoded", { target: "/files/..%2f..%2f..%2fetc%2fpasswd" }, 404],
  ["backslashes that are encoded", { target: String.raw`/files/..%5c..%5cwindows` }, 404],
  ["dots that climb out of a dataset", { target: "/v1/data/export/..%2F..%2Fetc" }, 200],
  ["a NUL in a path", { target: "/v1/data/doc/production/public%00.json" }, 200],
  ["half an escape", { target: "/v1/data/doc/production/%" }, 400],
  ["an escape of nothing", { target: "/v1/data/doc/production/%zz" }, 400],
  ["half a letter", { target: "/v1/data/doc/production/%ED%A0%80" }, 400],
  ["letters that are not escaped", { target: "/v1/data/doc/production/caf\u00e9" }, 400],
  ["spaces in the path", { target: "/v1/data/doc/production/a b" }, 400],
  ["a line break in the path", { target: "/v1/ping\r\nX-Evil: 1" }, 200],
  ["a path of fifteen thousand letters", { target: `/v1/data/doc/production/${"a".repeat(15_000)}` }, 200],
  [
    "seven thousand ids that are the same",
    { target: `/v1/data/doc/production/${"public,".repeat(2000)}` },
    200,
  ],
  ["a thousand slashes", { target: `/v1${"/".repeat(1000)}ping` }, 404],
  ["an address past all limits", { target: `/v1/data/query/production?query=${"a".repeat(100_000)}` }, 431],
  ["a fragment", { target: "/v1/ping#fragment" }, 200],
  ["an API version from the future", { target: "/v9999-12-31/ping" }, 200],
  ["an API version that is none", { target: "/v9999-99-99x/ping" }, 404],
  ["a host that is none", { target: ping, headers: ["Host: ["] }, 400],
  ["an empty host", { target: ping, headers: ["Host:"] }, 200],
  ["two hosts", { target: ping, headers: ["Host: localhost", "Host: two"] }, 200],
  ["a header without a name", { target: ping, headers: [": nothing"] }, 400],
  ["a header with a NUL", { target: ping, headers: ["X-Odd: a\0b"] }, 400],
  ["a header that is folded", { target: ping, headers: ["X-Odd: a\r\n b"] }, 400],
  ["a header of a megabyte", { target: ping, headers: [`X-Odd: ${"a".repeat(1_000_000)}`] }, 431],
  [
    "ten thousand headers",
    { target: ping, headers: Array.from({ length: 10_000 }, (_, n) => `X-${n}: ${n}`) },
    431,
  ],
  ["a header called after the prototype", { target: ping, headers: ["__proto__: a", "constructor: b"] }, 200],
  ["an expectation that nobody has", { target: ping, headers: ["Expect: a-miracle"] }, 417],
  ["a token made up", { target: ping, headers: ["Authorization: Bearer made-up"] }, 401],
  [
    "a password instead of a token",
    { target: ping, headers: ["Authorization: Basic YWRhOnNlY3JldA=="] },
    200,
  ],
  ["a method made up", { target: ping, method: "BREW" }, 400],
  ["a method of another protocol", { target: ping, method: "PROPFIND" }, 404],
  ["TRACE", { target: ping, method: "TRACE" }, 400],
  ["CONNECT", { target: "elsewhere.test:443", method: "CONNECT" }, 405],
  ["PUT where there is GET", { target: "/v1/data/query/production", method: "PUT", body: "{}" }, 404],
  ["HEAD of a stream", { target: "/v1/data/listen/production?query=*", method: "HEAD" }, 200],
  [
    "a parameter called after the prototype",
    { target: "/v1/data/query/production?query=$a&$__proto__={%22a%22:1}" },
    400,
  ],
  ["a parameter without a name", { target: "/v1/data/query/production?query=1&$=1" }, 200],
  ["a parameter that is not JSON", { target: "/v1/data/query/production?query=$a&$a=nothing" }, 400],
  ["the same parameter twice", { target: "/v1/data/query/production?query=$a&$a=1&$a=2" }, 200],
  ["two queries", { target: "/v1/data/query/production?query=1&query=2" }, 200],
  ["a time past all times", { target: "/v1/data/history/production/documents/public?time=9e99" }, 401],
  ["a picture that is not there", { target: `${image}?w=10` }, 404],
])("%s are answered at once", async (_name, request, status) => {
  const answer = await target.ask("anonymous", request);

  expect(target.findFaults("anonymous", answer)).toEqual([]);
  expect(answer.status).toBe(status);
});

test.each([
  ["w=99999999", 400],
  ["w=-1", 400],
  ["w=1e9", 400],
  ["w=0", 400],
  ["w=NaN&h=NaN", 400],
  ["rect=0,0,99999,99999", 200],
  ["rect=1,2,3", 400],
  ["blur=999999", 400],
  ["dpr=100", 400],
  ["q=-5", 400],
  ["fm=exe", 400],
  ["w=5000&h=5000&fit=fill&bg=zzz", 400],
  ["w[]=1&__proto__=2&constructor=3", 400],
  ["dl=../../../etc/passwd%0d%0aSet-Cookie:a=b", 200],
])("a picture with ?%s is answered at once", async (query, status) => {
  const answer = await target.ask("anonymous", { target: `${target.assets[0]}?${query}` });

  expect(target.findFaults("anonymous", answer)).toEqual([]);
  expect([answer.status, /^set-cookie/im.test(answer.text)]).toEqual([status, false]);
});

test.each([
  ["garbage", ["\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03"]],
  ["line breaks alone", ["\r\n\r\n\r\n\r\nx\r\n\r\n"]],
  ["a newer protocol", ["PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"]],
  [
    "a length that is none",
    ["POST /v1/auth/logout HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n"],
  ],
  [
    "two lengths",
    [
      "POST /v1/auth/logout HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef",
    ],
  ],
  [
    "a length and chunks",
    [
      "POST /v1/auth/logout HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
  ],
  [
    "chunks that are none",
    ["POST /v1/login HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"],
  ],
  [
    "a coding of chunks made up",
    ["POST /v1/login HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: zip\r\n\r\n"],
  ],
])("%s on the wire is refused at once", async (_name, pieces) => {
  const answer = await target.send(pieces);

  expect(target.findFaults("anonymous", answer)).toEqual([]);
  expect(answer.status).toBeGreaterThanOrEqual(400);
});

test("of two tokens the first counts", async () => {
  const answer = await target.ask("viewer", {
    target: "/v1/users/me",
    headers: ["Authorization: Bearer made-up"],
  });

  expect(answer.status).toBe(200);
  expect(answer.text).toContain('"role":"viewer"');
});

test("the lake is as it was before all these", async () => {
  expect(await target.findDamage()).toEqual([]);
});
