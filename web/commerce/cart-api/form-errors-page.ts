import type { FormError } from "#lib/form-page.ts";
import { escapeHtml } from "#lib/escape-html.ts";
import { answerPlainPage } from "#lib/plain-page.ts";
import { toGiftLabel } from "./gift-label.ts";

interface ReturnedForm {
  /** The path the form was sent to. */
  action: string;
  form: URLSearchParams;
  errors: readonly FormError[];
  status?: number;
  title?: string;
}

/** Fields that shoppers type in. The others were chosen, and are sent again as hidden fields. */
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

/** Whether a form contains typed text that a redirect would lose. */
export const hasTypedText = (form: URLSearchParams): boolean =>
  [...form].some(([name, value]) => name in labels && name !== "quantity" && value.trim() !== "");

/** An error page for a form sent without JavaScript. It lists the problems and keeps what was typed. */
export function renderFormErrors({
  action,
  form,
  errors,
  status = 422,
  title = "Please check what you entered",
}: ReturnedForm): Response {
  // Gifts that share one description produce the same errors.
  const problems = [...new Set(errors.map(({ field, message }) => toErrorPrefix(field, form) + message))];
  const list = problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join("");
  const fields = [...form].map(([name, value], index) => toField(name, value, `field-${index}`));
  return answerPlainPage({
    status,
    title,
    body: `<div role="alert" id="problems"><p>Your cart hasn’t changed:</p><ul>${list}</ul></div>
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
      ? `<textarea ${tied} rows="6" dir="auto">${escapeHtml(`\n${value}`)}</textarea>`
      : `<input ${tied} dir="auto" value="${escapeHtml(value)}">`;
  const prefix = gift === undefined ? "" : `Gift ${Number(gift) + 1}: `;
  return `<label for="${id}">${prefix}${label}</label>${field}`;
}

/** "Row 2: " for a student, by their line in the pasted list; "Gift 2: " where gifts have fields of their own. */
function toErrorPrefix(field: string | undefined, form: URLSearchParams): string {
  const row = /\.students\.(\d+)/.exec(field ?? "")?.[1];
  return row === undefined ? toGiftLabel(field, form) : `Row ${Number(row) + 1}: `;
}
