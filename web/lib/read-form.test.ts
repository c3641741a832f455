import { expect, test } from "vitest";
import { readForm } from "./read-form.ts";

const post = (body: BodyInit, headers?: HeadersInit) =>
  readForm(new Request("http://shop.test", { method: "POST", body, ...(headers && { headers }) }));

test("a form's fields are parsed", async () => {
  expect(await post(new URLSearchParams({ path: "/books?a=é", shows: "drafts" }))).toEqual({
    fields: { path: "/books?a=é", shows: "drafts" },
  });
});

test.each([
  ["a body larger than our forms", new URLSearchParams({ path: "a".repeat(64_000) }), undefined, 413],
  [
    "a form with more fields than ours",
    new URLSearchParams(Array.from({ length: 1001 }, () => ["path", ""])),
    undefined,
    413,
  ],
  ["JSON", "{}", { "content-type": "application/json" }, 415],
  ["a body without a content type", new Uint8Array([1]), undefined, 415],
] as const)("%s is rejected", async (_name, body, headers, status) => {
  expect(await post(body, headers)).toMatchObject({ refusal: { status } });
});
