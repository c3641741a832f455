import { expect, test } from "vitest";
import { answerReturnedForm, holdsWords } from "./returned-form.ts";

const form = new URLSearchParams({
  merchandiseId: "gid://shopify/ProductVariant/1",
  quantity: "2",
  roster: "Ana Rivera ana@example.com\nBen Okafor ben@example",
});

test("a class's list comes back as it was typed, with the row that is wrong", async () => {
  const answer = answerReturnedForm({
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

test("what was typed cannot become markup", async () => {
  const typed = `"><script>alert(1)</script>`;
  const html = await answerReturnedForm({
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

test("only what was typed is worth a form", () => {
  expect(holdsWords(form)).toBe(true);
  expect(holdsWords(new URLSearchParams({ merchandiseId: "nothing", quantity: "2", roster: " " }))).toBe(
    false,
  );
});
