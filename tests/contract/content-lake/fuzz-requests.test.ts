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
  ["a URL without a scheme", { target: "//elsewhere.test/v1/ping" }, 404],
  ["an absolute URL", { target: "http://elsewhere.test/v1/ping" }, 200],
  ["an absolute URL with a password", { target: "http://ada:secret@elsewhere.test/v1/ping" }, 200],
  ["an invalid absolute URL", { target: "http://%/v1/ping" }, 400],
  ["an asterisk", { target: "*", method: "OPTIONS" }, 204],
  ["a path without a slash", { target: "v1/ping" }, 400],
  ["backslashes", { target: String.raw`\..\..\etc\passwd` }, 400],
  ["path traversal", { target: "/images/../../../../etc/passwd" }, 404],
  ["encoded path traversal", { target: "/images/%2e%2e/%2e%2e/etc/passwd" }, 404],
  ["double-encoded path traversal", { target: "/images/%252e%252e%252fetc%252fpasswd" }, 404],
  ["encoded slashes", { target: "/files/..%2f..%2f..%2fetc%2fpasswd" }, 404],
  ["encoded backslashes", { target: String.raw`/files/..%5c..%5cwindows` }, 404],
  ["path traversal out of a dataset", { target: "/v1/data/export/..%2F..%2Fetc" }, 400],
  ["a NUL in a path", { target: "/v1/data/doc/production/public%00.json" }, 200],
  ["an incomplete escape", { target: "/v1/data/doc/production/%" }, 400],
  ["an invalid escape", { target: "/v1/data/doc/production/%zz" }, 400],
  ["half a letter", { target: "/v1/data/doc/production/%ED%A0%80" }, 400],
  ["unescaped letters", { target: "/v1/data/doc/production/caf\u00e9" }, 400],
  ["spaces in the path", { target: "/v1/data/doc/production/a b" }, 400],
  ["a line break in the path", { target: "/v1/ping\r\nX-Evil: 1" }, 200],
  ["a 15,000-character path", { target: `/v1/data/doc/production/${"a".repeat(15_000)}` }, 200],
  ["2,000 copies of the same id", { target: `/v1/data/doc/production/${"public,".repeat(2000)}` }, 200],
  ["a thousand slashes", { target: `/v1${"/".repeat(1000)}ping` }, 404],
  ["a URL over the limit", { target: `/v1/data/query/production?query=${"a".repeat(100_000)}` }, 431],
  ["a fragment", { target: "/v1/ping#fragment" }, 200],
  ["an API version from the future", { target: "/v9999-12-31/ping" }, 200],
  ["an invalid API version", { target: "/v9999-99-99x/ping" }, 404],
  ["an invalid host", { target: ping, headers: ["Host: ["] }, 400],
  ["an empty host", { target: ping, headers: ["Host:"] }, 200],
  ["two hosts", { target: ping, headers: ["Host: localhost", "Host: two"] }, 200],
  ["a header without a name", { target: ping, headers: [": nothing"] }, 400],
  ["a header with a NUL", { target: ping, headers: ["X-Odd: a\0b"] }, 400],
  ["a folded header", { target: ping, headers: ["X-Odd: a\r\n b"] }, 400],
  ["a one-megabyte header", { target: ping, headers: [`X-Odd: ${"a".repeat(1_000_000)}`] }, 431],
  [
    "ten thousand headers",
    { target: ping, headers: Array.from({ length: 10_000 }, (_, n) => `X-${n}: ${n}`) },
    431,
  ],
  [
    "headers named after prototype members",
    { target: ping, headers: ["__proto__: a", "constructor: b"] },
    200,
  ],
  ["an unknown expectation", { target: ping, headers: ["Expect: a-miracle"] }, 417],
  ["an invalid token", { target: ping, headers: ["Authorization: Bearer made-up"] }, 401],
  [
    "a password instead of a token",
    { target: ping, headers: ["Authorization: Basic YWRhOnNlY3JldA=="] },
    200,
  ],
  ["an unknown method", { target: ping, method: "BREW" }, 400],
  ["a method of another protocol", { target: ping, method: "PROPFIND" }, 404],
  ["TRACE", { target: ping, method: "TRACE" }, 400],
  ["CONNECT", { target: "elsewhere.test:443", method: "CONNECT" }, 405],
  ["PUT to a GET endpoint", { target: "/v1/data/query/production", method: "PUT", body: "{}" }, 404],
  ["HEAD of a stream", { target: "/v1/data/listen/production?query=*", method: "HEAD" }, 200],
  [
    "a parameter named after the prototype",
    { target: "/v1/data/query/production?query=$a&$__proto__={%22a%22:1}" },
    400,
  ],
  ["a parameter without a name", { target: "/v1/data/query/production?query=1&$=1" }, 200],
  ["a parameter that isn't JSON", { target: "/v1/data/query/production?query=$a&$a=nothing" }, 400],
  ["the same parameter twice", { target: "/v1/data/query/production?query=$a&$a=1&$a=2" }, 200],
  ["two queries", { target: "/v1/data/query/production?query=1&query=2" }, 200],
  ["a time that overflows", { target: "/v1/data/history/production/documents/public?time=9e99" }, 401],
  ["a missing image", { target: `${image}?w=10` }, 404],
])("%s gets a prompt response", async (_name, request, status) => {
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
  ["w[]=1&__proto__=2&constructor=3", 200],
  ["dl=../../../etc/passwd%0d%0aSet-Cookie:a=b", 200],
])("an image with ?%s gets a prompt response", async (query, status) => {
  const answer = await target.ask("anonymous", { target: `${target.assets[0]}?${query}` });

  expect(target.findFaults("anonymous", answer)).toEqual([]);
  expect([answer.status, /^set-cookie/im.test(answer.text)]).toEqual([status, false]);
});

test.each([
  ["garbage", ["\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03"]],
  ["only line breaks", ["\r\n\r\n\r\n\r\nx\r\n\r\n"]],
  ["a newer protocol", ["PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"]],
  ["an invalid length", ["POST /v1/auth/logout HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n"]],
  [
    "two lengths",
    [
      "POST /v1/auth/logout HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef",
    ],
  ],
  [
    "both a length and chunks",
    [
      "POST /v1/auth/logout HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
  ],
  [
    "invalid chunks",
    ["POST /v1/login HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"],
  ],
  [
    "an unknown transfer coding",
    ["POST /v1/login HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: zip\r\n\r\n"],
  ],
])("%s on the wire is rejected promptly", async (_name, pieces) => {
  const answer = await target.send(pieces);

  expect(target.findFaults("anonymous", answer)).toEqual([]);
  expect(answer.status).toBeGreaterThanOrEqual(400);
});

test("of two tokens, the first one counts", async () => {
  const answer = await target.ask("viewer", {
    target: "/v1/users/me",
    headers: ["Authorization: Bearer made-up"],
  });

  expect(answer.status).toBe(200);
  expect(answer.text).toContain('"role":"viewer"');
});

test("the lake is unchanged after all of these", async () => {
  expect(await target.findDamage()).toEqual([]);
});
