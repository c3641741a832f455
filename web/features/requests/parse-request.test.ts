import { expect, test } from "vitest";
import { parseRequest } from "./parse-request.ts";

const contact = { name: "Ana", email: "ana@example.test", topic: "order", message: "Where is my book?" };
const classroom = {
  school: "Lincoln Elementary",
  role: "teacher",
  name: "Ana",
  email: "ana@example.test",
  currency: "USD",
  "seats-level-1a": "12",
};

// It's still the 9th where the day begins last.
const now = new Date("2027-03-10T11:00Z");

const errorsOf = (kind: "contact" | "classroom-pricing" | "affiliate", fields: object) => {
  const parsed = parseRequest({ kind, fields: { ...fields }, now });
  return "errors" in parsed ? parsed.errors : [];
};

test("a request has what was filled in, trimmed and in one form of Unicode", () => {
  const parsed = parseRequest({
    kind: "contact",
    fields: {
      ...contact,
      name: "  Zoe\u0308 ",
      message: " Hello,\r\nwhere is it? ",
      order_number: "",
      unknown: "x",
    },
    now,
  });

  expect(parsed).toEqual({
    request: {
      kind: "contact",
      email: "ana@example.test",
      answers: { name: "Zoë", email: "ana@example.test", topic: "order", message: "Hello,\nwhere is it?" },
      seats: new Map(),
    },
  });
});

test("what came along from a chat or a keyboard and can't be seen is removed, and what emoji need stays", () => {
  const parsed = parseRequest({
    kind: "contact",
    fields: {
      ...contact,
      name: "A\u200Bna\u200E",
      email: "\u200Fana@example.test",
      message: "\uFEFFشكرا\u200F 👩🏽‍🏫\u2060",
    },
    now,
  });

  expect(parsed).toMatchObject({
    request: { answers: { name: "Ana", email: "ana@example.test", message: "شكرا 👩🏽‍🏫" } },
  });
});

test.each([
  [{ name: "" }, "name", "Please enter your name"],
  [{ name: "\u200B" }, "name", "Please enter your name"],
  [{ name: "-" }, "name", "Please enter your name"],
  [{ name: "<b>Ana</b>" }, "name", "Please use only letters, spaces, hyphens or commas"],
  [{ name: ["Ana"] }, "name", "Please enter your name"],
  [{ email: undefined }, "email", "Please enter a valid email address"],
  [{ email: "ana@example.test\r\nBcc: all@example.test" }, "email", "Please enter a valid email address"],
  [{ topic: "toString" }, "topic", "Please choose what it’s about"],
  [{ message: "   " }, "message", "Please write a message"],
  [{ message: "a".repeat(5507) }, "message", "Your text is 1,507 characters too long. Please shorten it."],
  [
    { message: '<a href="https://evil.test">win</a>' },
    "message",
    "Please use plain text, without HTML or invisible characters",
  ],
  [
    { order_number: "1\u202E2" },
    "order_number",
    "Please use plain text, without HTML or invisible characters",
  ],
  [{ website: "https://spam.test" }, "website", "A hidden field was filled in. Please send the form again."],
  [{ open_ms: 300 }, "open_ms", "That was fast. Please wait a second and try again."],
])("%j is refused at %s", (fields, field, message) => {
  expect(errorsOf("contact", { ...contact, ...fields })).toEqual([{ field, message }]);
});

test("everything that's wrong is said at once", () => {
  expect(errorsOf("contact", {}).map(({ field }) => field)).toEqual(["name", "email", "topic", "message"]);
});

test("a classroom's seats are counted by course", () => {
  const parsed = parseRequest({
    kind: "classroom-pricing",
    fields: { ...classroom, "seats-level-1b": "0", "seats-level-2a": "" },
    now,
  });

  expect(parsed).toMatchObject({ request: { seats: new Map([["level-1a", 12]]) } });
});

test.each([
  [{ "seats-level-1a": "" }, "seats-level-1a", "Please enter the seats for at least one course"],
  [{ "seats-level-1a": undefined }, "seats-level-1a", "Please enter the seats for at least one course"],
  [{ "seats-level-1a": "-3" }, "seats-level-1a", "Please enter a whole number up to 1,000"],
  [{ "seats-level-1a": "1001" }, "seats-level-1a", "Please enter a whole number up to 1,000"],
  [{ budget: "a lot" }, "budget", "Please enter an amount such as 1,500"],
  [{ deadline: "2026-13-01" }, "deadline", "Please enter a date"],
  [{ deadline: "2027-03-08" }, "deadline", "Please choose today or a later day"],
  [{ currency: "EUR" }, "currency", "Please choose a currency"],
])("a classroom request with %j is refused at %s", (fields, field, message) => {
  expect(errorsOf("classroom-pricing", { ...classroom, ...fields })).toEqual([{ field, message }]);
});

test.each(["2027-03-09", "2027-03-10", "2028-01-01", ""])("a class may need it on %j", (deadline) => {
  expect(errorsOf("classroom-pricing", { ...classroom, deadline })).toEqual([]);
});

test.each(["1500", "1,500", "$12,000.50", "1500.00"])("%s is a budget", (budget) => {
  expect(errorsOf("classroom-pricing", { ...classroom, budget })).toEqual([]);
});

test.each([
  [{ link: "javascript:alert(1)" }, "link", "Please enter a link that starts with https://"],
  [{ affiliate_id: "a b" }, "affiliate_id", "Please use only letters, numbers, dots, and hyphens"],
])("an affiliate with %j is refused at %s", (fields, field, message) => {
  const affiliate = { name: "Ana", email: "ana@example.test", link: "https://ana.example", about: "I sign." };

  expect(errorsOf("affiliate", { ...affiliate, ...fields })).toEqual([{ field, message }]);
});
