import { expect, test } from "vitest";
import { formType } from "#lib/read-body.ts";
import { readCartBody } from "./cart-body.ts";
import { addRequest, updateRequest } from "./cart-requests.ts";
import { countryRequest } from "./country-request.ts";

const merchandiseId = "gid://shopify/ProductVariant/1";

const send = (body: string, type: string) =>
  new Request("https://shop.example/api/cart/lines", {
    method: "POST",
    headers: { "content-type": type },
    body,
  });

const json = (value: unknown) => send(JSON.stringify(value), "application/json");

const item = (rest: object) => ({ items: [{ merchandiseId, ...rest }] });

test.each([
  ["no list", {}, "items"],
  ["an empty list", { items: [] }, "items"],
  ["a negative number", item({ quantity: -1 }), "items.0.quantity"],
  ["a fraction", item({ quantity: 0.5 }), "items.0.quantity"],
  ["a billion", item({ quantity: 1e9 }), "items.0.quantity"],
  ["a word instead of a number", item({ quantity: "two" }), "items.0.quantity"],
  ["101 lines", { items: Array.from({ length: 101 }, () => ({ merchandiseId })) }, "items"],
  ["a list as a name", item({ students: [{ first: ["a"] }] }), "items.0.students.0.first"],
  ["a number as a name", item({ students: [{ last: 5 }] }), "items.0.students.0.last"],
  ["null as an address", item({ students: [{ email: null }] }), "items.0.students.0.email"],
  ["half an emoji in a message", item({ gifts: [{ message: "\ud83d" }] }), "items.0.gifts.0.message"],
  ["markup in a name", item({ students: [{ first: "<script>" }] }), "items.0.students.0.first"],
])("returns 422 with the field's name for %s", async (_, value, field) => {
  const body = await readCartBody(json(value), addRequest);

  expect(body).toMatchObject({ ok: false, status: 422, errors: [{ field }] });
});

test("returns 400 for invalid JSON, 415 for another content type, and 413 for a large body", async () => {
  expect(await readCartBody(send("{", "application/json"), addRequest)).toMatchObject({ status: 400 });
  expect(await readCartBody(send("a", "text/plain"), addRequest)).toMatchObject({ status: 415 });
  expect(await readCartBody(json("a".repeat(70_000)), updateRequest)).toMatchObject({ status: 413 });
});

test.each([
  [415, "text/plain", "country=CA"],
  [413, formType, `country=CA&padding=${"a".repeat(1000)}`],
  [422, formType, "country=MX"],
])("answers %d to a choice of currency sent as %s", async (status, type, body) => {
  expect(await readCartBody(send(body, type), countryRequest)).toMatchObject({ status });
});

test("a form with more fields than any of ours isn't sent back", async () => {
  const body = await readCartBody(send("first=<&".repeat(1001), formType), addRequest);

  expect(body).toMatchObject({ status: 413 });
  expect(body).not.toHaveProperty("form");
});
