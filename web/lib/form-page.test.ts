import { expect, test } from "vitest";
import { answerFormPage, type FormError } from "./form-page.ts";

const answer = (errors: readonly FormError[]) =>
  answerFormPage({
    status: 422,
    title: "Please check what you entered",
    action: "/api/orders/corrections",
    fields: [
      { name: "first_name", label: "First name" },
      { name: "email", label: "Email", type: "email" },
    ],
    values: {},
    errors,
    button: "Save",
  }).text();

const listFocused = (html: string) =>
  [...html.matchAll(/<input id="(\w+)"[^>]* autofocus>/g)].map(([, name]) => name);

test.each([
  ["the first invalid field", ["email", "first_name"], ["first_name"]],
  ["the only invalid field", ["email"], ["email"]],
  ["nothing if no field is invalid", [], []],
])("the page opens at %s", async (_what, invalid, focused) => {
  const html = await answer([
    { message: "Too late" },
    ...invalid.map((field) => ({ field, message: "Please check this" })),
  ]);

  expect(listFocused(html)).toEqual(focused);
});
