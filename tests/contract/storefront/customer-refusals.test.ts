import { afterAll, beforeAll, expect, test } from "vitest";
import { ana, mutate } from "../../support/customers.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront();
});
afterAll(() => storefront.stop());

test.each([
  ["an invalid email", { email: "ana@example" }, "email", "INVALID", "Email is invalid"],
  ["no email", { email: " " }, "email", "BLANK", "Email can't be blank"],
  ["no password", { password: "" }, "password", "BLANK", "Password can't be blank"],
  [
    "a short password",
    { password: "abcd" },
    "password",
    "TOO_SHORT",
    "Password is too short (minimum is 5 characters)",
  ],
  [
    "a long password",
    { password: "x".repeat(41) },
    "password",
    "TOO_LONG",
    "Password is too long (maximum is 40 characters)",
  ],
  [
    "a password that ends with a space",
    { password: "sesame " },
    "password",
    "PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE",
    "Password cannot start or end with whitespace",
  ],
  [
    "tags",
    { firstName: "<b>Ana</b>" },
    "firstName",
    "CONTAINS_HTML_TAGS",
    "First name cannot contain HTML tags",
  ],
  ["a URL", { lastName: "www.example.org" }, "lastName", "CONTAINS_URL", "Last name cannot contain URL"],
  [
    "a long name",
    { lastName: "x".repeat(256) },
    "lastName",
    "TOO_LONG",
    "Last name is too long (maximum is 255 characters)",
  ],
  ["letters in a phone number", { phone: "+1234abcd" }, "phone", "INVALID", "Phone is invalid"],
])("signing up with %s is refused", async (_what, given, name, code, message) => {
  const created = await mutate(storefront, "customerCreate", { input: { ...ana, ...given } });

  expect(created).toEqual({
    customer: null,
    customerUserErrors: [{ code, field: ["input", name], message }],
    userErrors: [{ field: ["input", name], message }],
  });
});
