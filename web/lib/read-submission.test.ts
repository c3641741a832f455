import { expect, test } from "vitest";
import { readSubmission } from "./read-submission.ts";

const post = (body: string, type: string) =>
  readSubmission(
    new Request("https://shop.example/", { method: "POST", body, headers: { "content-type": type } }),
  );

test.each([
  ["application/json; charset=utf-8", '{"email":"ana@example.test"}'],
  ["application/x-www-form-urlencoded", "email=ana%40example.test"],
])("fields are read from %s", async (type, body) => {
  expect(await post(body, type)).toEqual({ fields: { email: "ana@example.test" } });
});

test.each([
  [415, "multipart/form-data", "x"],
  [415, "text/plain", '{"email":"ana@example.test"}'],
  [413, "application/json", JSON.stringify({ email: "a".repeat(64_000) })],
  [413, "application/x-www-form-urlencoded", `email=${"a".repeat(64_000)}`],
  [413, "application/x-www-form-urlencoded", "email=&".repeat(1001)],
  [400, "application/json", "{"],
  [400, "application/json", "[]"],
  [400, "application/json", "null"],
])("answers %d to a body of %s", async (status, type, body) => {
  const read = await post(body, type);

  expect(read).toMatchObject({ refusal: { status } });
});
