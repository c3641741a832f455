import { afterAll, beforeAll, expect, test } from "vitest";
import { askEndless, endlessQueries, plantCrowd } from "../../support/fuzz/endless-queries.ts";
import { type FuzzTarget, startFuzzTarget } from "../../support/fuzz/fuzz-target.ts";

let target: FuzzTarget;

beforeAll(async () => {
  target = await startFuzzTarget();
  await plantCrowd(target);
});

afterAll(() => target[Symbol.asyncDispose]());

const repeat = (text: string, times: number) => text.repeat(times);
const nest = (open: string, inner: string, close: string, depth: number) =>
  repeat(open, depth) + inner + repeat(close, depth);

test.each([
  ["ten thousand brackets", repeat("[", 10_000), 400],
  ["ten thousand brackets that are closed", nest("[", "", "]", 10_000), 400],
  ["ten thousand parentheses", nest("(", "1", ")", 10_000), 400],
  ["a hundred parentheses", nest("(", "1", ")", 100), 200],
  ["projections within projections", `*${nest("{a", "", "}", 5000)}`, 400],
  ["filters within filters", nest("*[", "true", "]", 3000), 400],
  ["negations of negations", `${repeat("!", 20_000)}true`, 400],
  ["a path of five thousand fields", `@${repeat(".a", 5000)}`, 400],
  ["asterisks", repeat("*", 10_001), 400],
  ["a megabyte of one string", `"${repeat("a", 1_000_000)}"`, 200],
  ["a megabyte of spaces", `${repeat(" ", 1_000_000)}1`, 200],
  ["a megabyte of a name", `*[${repeat("a", 1_000_000)} == 1]`, 200],
  ["a string that is not closed", `"${repeat("\\u0041", 10_000)}`, 400],
  ["a NUL", "*[title == '\0']", 200],
  ["half of a letter", '*[title == "\\ud800"]', 200],
  ["a function of JavaScript's", "constructor::constructor(1)", 400],
  ["a method of JavaScript's", "toString()", 400],
  ["the prototype of an object", "*[0].__proto__.constructor", 200],
  ["a field named after the prototype", '{"__proto__": {"polluted": true}}', 200],
  ["a parameter that nobody gave", "$constructor", 400],
  ["a number past all numbers", "9 ** 99999", 200],
  ["a slice past all numbers", "*[0...999999999999999999999]", 200],
  ["a pattern of asterisks", `*[title match "${repeat("*a", 400)}"]`, 200],
  ["a search of asterisks", `*[@ match text::query("${repeat("*a", 400)}")]`, 200],
])("%s is answered at once", async (_name, query, status) => {
  const answer = await target.ask("anonymous", {
    method: "POST",
    target: "/v2026-06-01/data/query/production",
    body: JSON.stringify({ query }),
  });

  expect(target.findFaults("anonymous", answer)).toEqual([]);
  expect(answer.status).toBe(status);
});

test.each(endlessQueries)("%s is stopped, and nobody waits for long", async (_name, query) => {
  expect(await askEndless(target, query)).toEqual({ status: 400, isStopped: true, other: 200 });
});

test("a listener whose filter takes for ever is sent away, and the commit stands", async () => {
  const filter = encodeURIComponent(`*[_id in path("${repeat("**.", 30)}x")]`);
  const listening = target.ask("anonymous", { target: `/v1/data/listen/production?query=${filter}` });
  await target.client.create({ _id: "a".repeat(100), _type: "crowd" });

  expect((await listening).status).toBe(200);
  expect(await target.client.getDocument("a".repeat(100))).toBeDefined();
});

test("the lake is as it was before all these", async () => {
  expect(await target.findDamage()).toEqual([]);
});
