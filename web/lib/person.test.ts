import { expect, test } from "vitest";
import { personNamePattern } from "./person-rules.ts";
import { emailSchema, personNameSchema } from "./person.ts";

test.each([
  "Ana",
  "Jean-Luc",
  "O’Neill, Jr.",
  "María José",
  "Zoë d'Arc",
  "李",
  "'Okina",
  "‘Alohilani",
  "ʻAlohilani",
  "’t Hooft",
  "Kahoʻolawe",
  "-Jo",
  ".Ana",
])("%s is a name", (name) => {
  expect(personNameSchema.safeParse(name).success).toBe(true);
});

// Browsers compile a `pattern` attribute with the v flag and match the whole value.
test.each([
  ["ʻAlohilani", true],
  ["'t Hooft-Jansen, Jr.", true],
  ["Ana1", false],
  ["-Jo", true],
  ["'", false],
])("a form field accepts %j as a name: %s", (name, isName) => {
  expect(new RegExp(`^(?:${personNamePattern.source})$`, "v").test(name)).toBe(isName);
});

test.each(["<b>Ana</b>", "Ana1", "ana@example.com", "-", "''", "=Ana", "A\nB"])(
  "%j isn't a name, and the error says why",
  (name) => {
    const { error } = personNameSchema.safeParse(name);

    expect(error?.issues.map(({ message }) => message)).toEqual([
      "Please use only letters, spaces, hyphens or commas",
    ]);
  },
);

test.each([
  "ana@example.com",
  " ana.b+c@mail.example.org ",
  "o'neil_7@my-school.example",
  "zoë@bücher.example",
])("%j is an email address", (address) => {
  expect(emailSchema.parse(address)).toBe(address.trim());
});

test("an address from a chat loses what can't be seen in it", () => {
  expect(emailSchema.parse("\u200Eana\u200B@example.com")).toBe("ana@example.com");
});

test.each([
  "",
  "ana",
  "ana@",
  "ana@example",
  "a b@example.com",
  "<a@example.com>",
  "a@b@example.com",
  "a\u202E@example.com",
  "a\u200C@example.com",
  "a\0@example.com",
  "(a@example.com)",
  "[a@example.com]",
  "a@example.com;",
  "mailto:a@example.com",
  "a,b@example.com",
  "a..b@example.com",
  ".a@example.com",
  "a.@example.com",
  "a@example..com",
  "a@.example.com",
  "a@example.com.",
  "a@-example.com",
  "a@example-.com",
  "a@exa_mple.com",
  "a@example.com*",
])("%j isn't an email address", (address) => {
  expect(emailSchema.safeParse(address).error?.issues[0]?.message).toBe("Please enter a valid email address");
});
