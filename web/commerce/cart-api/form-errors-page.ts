import { answerPlainPage, escapeHtml } from "#lib/plain-page.ts";
import type { FieldError } from "./cart-body.ts";
import { toGiftLabel } from "./gift-label.ts";

interface ReturnedForm {
  /** Where it was sent. */
  action: string;
  form: URLSearchParams;
  errors: readonly FieldError[];
  status?: number;
  title?: string;
}

/** What a shopper types into the cart's forms. All else in them is chosen, and goes along unseen. */
const labels: Readonly<Record<string, string>> = {
  quantity: "How many",
  roster: "Students",
  first: "First name",
  last: "Last name",
  email: "Email",
  message: "Message",
  from: "From",
  deliver: "Deliver on",
  code: "Discount code",
};

/** Whether a form holds something that was typed and would be lost. */
export const hasTypedText = (form: URLSearchParams): boolean =>
  [...form].some(([name, value]) => name in labels && name !== "quantity" && value.trim() !== "");

/** A form that was sent without JavaScript and could not be taken, with what was typed in it and what to change. */
export function renderFormErrors({
  action,
  form,
  errors,
  status = 422,
  title = "Please check what you entered",
}: ReturnedForm): Response {
  // Gifts that are described alike have their errors alike.
  const problems = [...new Set(errors.map(({ field, message }) => toPlace(field, form) + message))];
  const list = problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join("");
  const fields = [...form].map(([name, value], index) => toField(name, value, `field-${index}`));
  return answerPlainPage({
    status,
    title,
    body: `<div role="alert" id="problems"><p>Nothing has changed in your cart yet:</p><ul>${list}</ul></div>
<form method="post" action="${escapeHtml(action)}">${fields.join("")}<button>Try again</button></form>
<p><a href="/cart">Go to your cart</a></p>`,
  });
}

function toField(name: string, value: string, id: string): string {
  const [, gift, own] = /^gifts\.(\d+)\.(\w+)$/.exec(name) ?? [];
  const kind = own ?? name;
  const label = labels[kind];
  const attributes = `name="${escapeHtml(name)}"`;
  if (label === undefined) return `<input type="hidden" ${attributes} value="${escapeHtml(value)}">`;
  const tied = `${attributes} id="${id}" aria-describedby="problems"`;
  const field =
    kind === "roster" || kind === "message"
      ? `<textarea ${tied} rows="6">${escapeHtml(`\n${value}`)}</textarea>`
      : `<input ${tied} value="${escapeHtml(value)}">`;
  const place = gift === undefined ? "" : `Gift ${Number(gift) + 1}: `;
  return `<label for="${id}">${place}${label}</label>${field}`;
}

/** Students are told by their row, which is their line in a pasted list; gifts where each has fields of its own. */
function toPlace(field: string | undefined, form: URLSearchParams): string {
  const row = /\.students\.(\d+)/.exec(field ?? "")?.[1];
  return row === undefined ? toGiftLabel(field, form) : `Row ${Number(row) + 1}: `;
}
