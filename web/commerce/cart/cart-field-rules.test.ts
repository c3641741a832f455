import { createFormControl } from "react-hook-form";
import { afterEach, expect, test, vi } from "vitest";
import {
  addRequest,
  type CartRequest,
  codeRequest,
  updateRequest,
} from "#commerce/cart-api/cart-requests.ts";
import { messageProblem, plainTextProblem } from "#lib/text-rules.ts";
import type { FieldRules } from "#lib/use-server-form.client.ts";
import { toCartFieldRules } from "./cart-field-rules.ts";

const seats = { merchandiseId: "gid://shopify/ProductVariant/1" };
const student = { lineId: "gid://shopify/CartLine/1", first: "Ana", last: "", email: "" };
const gift = { lineId: "gid://shopify/CartLine/1", template: "Everyday" };
const nameProblem = "Please use only letters, spaces, hyphens or commas";
const codeProblem = "A code can’t contain commas, semicolons, angle brackets, or invisible characters";
const emailProblem = "Please enter a valid email address";
const pastProblem = "Choose today or a later day";
const lateProblem = "Choose a day within a year from today";

afterEach(() => vi.useRealTimers());

test.each<[CartRequest, Record<string, string>, string, string, string | undefined]>([
  [codeRequest, {}, "code", "WELCOME10", undefined],
  [codeRequest, {}, "code", "", "Enter a code"],
  [codeRequest, {}, "code", "BOOK3, SUMMER", codeProblem],
  [codeRequest, {}, "code", "10%<OFF>", codeProblem],
  [codeRequest, {}, "code", "A".repeat(65), "Use at most 64 characters"],
  [updateRequest, student, "first", "Ana María", undefined],
  [updateRequest, student, "first", "", undefined],
  [updateRequest, student, "first", "R2D2", nameProblem],
  [updateRequest, student, "last", "<b>", nameProblem],
  [updateRequest, student, "last", "A".repeat(101), "Please use at most 100 letters"],
  [updateRequest, student, "email", "ana@example.com", undefined],
  [updateRequest, student, "email", "", undefined],
  [updateRequest, student, "email", "ana@example", emailProblem],
  [updateRequest, gift, "from", "ʻAlohilani", undefined],
  [updateRequest, gift, "from", "Mom & Dad", undefined],
  [updateRequest, gift, "from", "Grandma + Grandpa", undefined],
  [updateRequest, gift, "from", "Class 4B", undefined],
  [updateRequest, gift, "from", "The Smiths (next door)", undefined],
  [updateRequest, gift, "from", "<b>Max</b>", plainTextProblem],
  [updateRequest, gift, "from", "M\u202Eax", plainTextProblem],
  [updateRequest, gift, "from", "A".repeat(101), "Please use at most 100 characters"],
  [updateRequest, gift, "email", "ana@example", emailProblem],
  [updateRequest, gift, "message", "See you in class 🤟🏽,\nMax", undefined],
  [updateRequest, gift, "message", "I <3 you\u0000", messageProblem],
  [updateRequest, gift, "message", "M\u202Eax", messageProblem],
  [updateRequest, gift, "message", "<hugs>\t5 < 6", undefined],
  [updateRequest, gift, "message", "A".repeat(501), "Your text is 1 character too long. Please shorten it."],
  [updateRequest, gift, "deliver", "", undefined],
  [updateRequest, gift, "deliver", "2099-01-31", lateProblem],
  [updateRequest, gift, "deliver", "2020-01-31", pastProblem],
  [updateRequest, gift, "deliver", "12099-01-31", "Choose a day from the calendar"],
  [addRequest, seats, "quantity", "100", undefined],
  [addRequest, seats, "quantity", "1.5", "Enter a whole number"],
  [addRequest, seats, "quantity", "1e1", "Enter a whole number"],
  [addRequest, seats, "quantity", "0x2", "Enter a whole number"],
  [addRequest, seats, "quantity", "-1", "Add at least one"],
  [addRequest, seats, "quantity", "0", "Add at least one"],
  [addRequest, seats, "quantity", "101", "Add at most 100 at once"],
])("the browser and the server agree: %o %o %s %j %s", async (request, others, name, text, problem) => {
  const fields = { ...others, [name]: text };

  expect(await validateInBrowser(name, fields)).toBe(problem);
  expect(validateOnServer(request, fields)).toBe(problem);
});

test("a gift's date is compared with today in the shopper's time zone", async () => {
  vi.useFakeTimers({ now: new Date(2027, 0, 31, 0, 30), toFake: ["Date"] });

  expect(await validateInBrowser("deliver", { deliver: "2027-01-30" })).toBe(pastProblem);
  expect(await validateInBrowser("deliver", { deliver: "2027-01-31" })).toBeUndefined();
  expect(await validateInBrowser("deliver", { deliver: "2028-01-31" })).toBeUndefined();
  expect(await validateInBrowser("deliver", { deliver: "2028-02-01" })).toBe(lateProblem);
});

test("each of several gifts follows the same rules", () => {
  expect(toCartFieldRules("gifts.12.from")).toBe(toCartFieldRules("from"));
});

test.each(["lineId", "template", "gifts.1.template", "toString"])("nobody types %s", (name) => {
  expect(toCartFieldRules(name)).toBeNull();
});

test("seats without a number need a class list", async () => {
  expect(await validateInBrowser("quantity", { quantity: "", roster: "" })).toBe("Enter a whole number");
  expect(await validateInBrowser("quantity", { quantity: "", roster: "Ana Rivera" })).toBeUndefined();
});

async function validateInBrowser(name: string, fields: Readonly<Record<string, string>>) {
  const form = createFormControl<Record<string, string>>();
  const { badInput: _, ...rules }: FieldRules = toCartFieldRules(name) ?? {};
  for (const [other, text] of Object.entries(fields)) {
    form.register(other, other === name ? rules : {});
    form.setValue(other, text);
  }
  await form.trigger(name);
  return form.getFieldState(name).error?.message;
}

function validateOnServer(
  { schema, formSchema = schema, fromForm }: CartRequest,
  fields: Record<string, string>,
) {
  return formSchema.safeParse(fromForm(new URLSearchParams(fields))).error?.issues[0]?.message;
}
