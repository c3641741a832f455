import { createFormControl } from "react-hook-form";
import { expect, test } from "vitest";
import { parseSignup } from "./signup-request.ts";
import { toSignupRules } from "./signup-rules.ts";

const missing = "Please enter your first name";
const wrong = "Please use only letters, spaces, hyphens or commas";

test.each([
  ["Ana", undefined],
  ["-Jo", undefined],
  [".,'’ Jo-", undefined],
  ["", missing],
  ["-", missing],
  [", '", missing],
  ["1", wrong],
  ["Ana1", wrong],
  ["-1", wrong],
])("the browser and the server say about the first name %j: %s", async (name, problem) => {
  expect(await validateInBrowser(name)).toBe(problem);
  expect(validateOnServer(name)).toBe(problem);
});

async function validateInBrowser(text: string) {
  const form = createFormControl<Record<string, string>>();
  form.register("first_name", toSignupRules("first_name") ?? {});
  form.setValue("first_name", text);
  await form.trigger("first_name");
  return form.getFieldState("first_name").error?.message;
}

function validateOnServer(text: string) {
  const parsed = parseSignup({ first_name: text, email: "ana@example.test" });
  return "errors" in parsed ? parsed.errors[0]?.message : undefined;
}
