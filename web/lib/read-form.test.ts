import { expect, test } from "vitest";
import { readForm } from "./read-form.ts";

const post = (body: BodyInit, headers?: HeadersInit) =>
  readForm(new Request("http://shop.test", { method: "POST", body, ...(headers && { headers }) }));

test("the fields of a form are read", async () => {
  expect(await post(new URLSearchParams({ path: "/books?a=é", shows: "drafts" }))).toEqual({
    fields: { path: "/books?a=é", shows: "drafts" },
  });
});

test.each([
  ["more than a form of ours holds", new URLSearchParams({ path: "a".repeat(64_000) }), undefined, 413],
  ["JSON", "{}", { "content-type": "application/json" }, 415],
  ["a body that says nothing of itself", new Uint8Array([1]), undefined, 415],
] as const)("%s is refused", async (_name, body, headers, status) => {
  expect(await post(body, headers)).toMatchObject({ refusal: { status } });
});
