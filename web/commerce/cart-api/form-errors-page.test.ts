import { expect, test } from "vitest";
import { renderFormErrors, hasTypedText } from "./form-errors-page.ts";

const form = new URLSearchParams({
  merchandiseId: "gid://shopify/ProductVariant/1",
  quantity: "2",
  roster: "Ana Rivera ana@example.com\nBen Okafor ben@example",
});

test("a class list comes back as typed, with the invalid row named", async () => {
  const answer = renderFormErrors({
    action: "/api/cart/lines",
    form,
    errors: [{ field: "items.0.students.1.email", message: "Please enter a valid email address" }],
  });
  const html = await answer.text();

  expect(answer.status).toBe(422);
  expect(html).toContain("<li>Row 2: Please enter a valid email address</li>");
  expect(html).toContain("Ana Rivera ana@example.com\nBen Okafor ben@example</textarea>");
  expect(html).toContain(`<input type="hidden" name="merchandiseId" value="gid://shopify/ProductVariant/1">`);
});

const refusedDays = [0, 1].map((index) => ({
  field: `items.0.gifts.${index}.deliver`,
  message: "Choose today or a later day",
}));
const alike = "quantity=2&template=Everyday&message=Hello&deliver=2020-01-01";

test.each([
  [alike, "<li>Choose today or a later day</li>"],
  [
    `${alike}&gifts.1.template=Birthday&gifts.1.message=Second&gifts.1.deliver=2020-01-02`,
    "<li>Gift 1: Choose today or a later day</li><li>Gift 2: Choose today or a later day</li>",
  ],
])("errors in %s are listed once per description", async (fields, list) => {
  const html = await renderFormErrors({
    action: "/api/cart/lines",
    form: new URLSearchParams(fields),
    errors: refusedDays,
  }).text();

  expect(html).toContain(`<ul>${list}</ul>`);
});

test("each gift comes back with its own text under its own labels", async () => {
  const html = await renderFormErrors({
    action: "/api/cart/lines",
    form: new URLSearchParams("message=First&gifts.1.template=Birthday&gifts.1.message=Second"),
    errors: [],
  }).text();

  expect(html).toMatch(/>Message<\/label><textarea name="message"[^>]*>\s*First</);
  expect(html).toMatch(/>Gift 2: Message<\/label><textarea name="gifts.1.message"[^>]*>\s*Second</);
  expect(html).toContain('<input type="hidden" name="gifts.1.template" value="Birthday">');
});

test("typed text can't become markup", async () => {
  const typed = `"><script>alert(1)</script>`;
  const html = await renderFormErrors({
    action: typed,
    form: new URLSearchParams([
      ["from", typed],
      ["roster", `</textarea>${typed}`],
      [typed, typed],
    ]),
    errors: [{ field: typed, message: typed }],
  }).text();

  expect(html).not.toContain("<script");
});

test("only typed text calls for an error page", () => {
  expect(hasTypedText(form)).toBe(true);
  expect(hasTypedText(new URLSearchParams({ merchandiseId: "nothing", quantity: "2", roster: " " }))).toBe(
    false,
  );
});
