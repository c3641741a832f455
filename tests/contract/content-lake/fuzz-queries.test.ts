import { afterAll, beforeAll, expect, test } from "vitest";
import { askEndless, endlessQuery, createManyDocuments } from "../../support/fuzz/endless-queries.ts";
import { type FuzzTarget, startFuzzTarget } from "../../support/fuzz/fuzz-target.ts";

let target: FuzzTarget;

beforeAll(async () => {
  target = await startFuzzTarget();
  await createManyDocuments(target);
});

afterAll(() => target[Symbol.asyncDispose]());

const repeat = (text: string, times: number) => text.repeat(times);
const nest = (open: string, inner: string, close: string, depth: number) =>
  repeat(open, depth) + inner + repeat(close, depth);

test.each([
  ["10,000 open brackets", repeat("[", 10_000), 400],
  ["10,000 closed brackets", nest("[", "", "]", 10_000), 400],
  ["10,000 parentheses", nest("(", "1", ")", 10_000), 400],
  ["a hundred parentheses", nest("(", "1", ")", 100), 200],
  ["nested projections", `*${nest("{a", "", "}", 5000)}`, 400],
  ["nested filters", nest("*[", "true", "]", 3000), 400],
  ["repeated negations", `${repeat("!", 20_000)}true`, 400],
  ["a path with 5,000 fields", `@${repeat(".a", 5000)}`, 400],
  ["asterisks", repeat("*", 10_001), 400],
  ["a one-megabyte string", `"${repeat("a", 1_000_000)}"`, 200],
  ["a megabyte of whitespace", `${repeat(" ", 1_000_000)}1`, 200],
  ["a one-megabyte name", `*[${repeat("a", 1_000_000)} == 1]`, 200],
  ["an unclosed string", `"${repeat("\\u0041", 10_000)}`, 400],
  ["a NUL", "*[title == '\0']", 200],
  ["a lone surrogate", '*[title == "\\ud800"]', 400],
  ["a JavaScript constructor", "constructor::constructor(1)", 400],
  ["a JavaScript method", "toString()", 400],
  ["an object's prototype", "*[0].__proto__.constructor", 200],
  ["a field called __proto__", '{"__proto__": {"polluted": true}}', 200],
  ["a missing parameter", "$constructor", 400],
  ["a number that overflows", "9 ** 99999", 200],
  ["a slice that overflows", "*[0...999999999999999999999]", 200],
  ["a pattern of asterisks", `*[title match "${repeat("*a", 400)}"]`, 200],
  ["a search of asterisks", `*[@ match text::query("${repeat("*a", 400)}")]`, 200],
])("%s gets a prompt response", async (_name, query, status) => {
  const answer = await target.ask("anonymous", {
    method: "POST",
    target: "/v2026-06-01/data/query/production",
    body: JSON.stringify({ query }),
  });

  expect(target.findFaults("anonymous", answer)).toEqual([]);
  expect(answer.status).toBe(status);
});

test("a query that takes too long is stopped, and other requests don't wait long", async () => {
  expect(await askEndless(target, endlessQuery)).toEqual({ status: 400, isStopped: true, other: 200 });
});

test("a listener whose filter never finishes is disconnected, and the commit stands", async () => {
  const filter = encodeURIComponent(`*[_id in path("${repeat("**.", 30)}x")]`);
  const listening = target.ask("anonymous", { target: `/v1/data/listen/production?query=${filter}` });
  await target.client.create({ _id: "a".repeat(100), _type: "crowd" });

  expect((await listening).status).toBe(200);
  expect(await target.client.getDocument("a".repeat(100))).toBeDefined();
});

test("the lake is unchanged after all of these", async () => {
  expect(await target.findDamage()).toEqual([]);
});
