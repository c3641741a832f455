import type { RequestKind } from "@shop/schemas/vocabulary/request-kinds.ts";
import { escapeHtml } from "#lib/escape-html.ts";
import { answerFormPage, type FormError, type FormPageField } from "#lib/form-page.ts";
import { answerPlainPage } from "#lib/plain-page.ts";
import type { ClassroomCourse } from "./estimate.ts";
import type { RequestField } from "./request-field.ts";
import { requestFields, toSeatsField, toSeatsHandle } from "./request-fields.ts";
import { quoteLaterText, quoteText, requestTexts } from "./request-texts.ts";

// Forms for browsers without JavaScript, and pages for quotes that can't be shown.

interface RequestFormPage {
  status: number;
  kind: RequestKind;
  values: Readonly<Record<string, string>>;
  errors: readonly FormError[];
  /** Empty if they're unknown. */
  courses?: readonly Pick<ClassroomCourse, "handle" | "title">[];
}

/** The form with what was typed and its errors. */
export const answerRequestForm = ({ status, kind, values, errors, courses = [] }: RequestFormPage) =>
  answerFormPage({
    status,
    title: status === 422 ? "Please check what you entered" : "That didn’t work yet",
    action: `/api/requests/${kind}`,
    fields: [...listSeatsFields(kind, values, courses), ...requestFields[kind]].flatMap(toPageField),
    values,
    errors,
    button: requestTexts[kind].button,
  });

/** For every course on offer, and any other that was filled in. */
function listSeatsFields(
  kind: RequestKind,
  values: Readonly<Record<string, string>>,
  courses: readonly Pick<ClassroomCourse, "handle" | "title">[],
): RequestField[] {
  if (kind !== "classroom-pricing") return [];
  const titles = new Map(courses.map(({ handle, title }) => [handle, title]));
  for (const name of Object.keys(values)) {
    const handle = toSeatsHandle(name);
    if (handle !== null && !titles.has(handle)) titles.set(handle, handle);
  }
  return Array.from(titles, ([handle, title]) => ({
    ...toSeatsField(handle, title),
    label: `Seats: ${title}`,
  }));
}

/** None for a hidden field, whose value the page keeps. */
function toPageField(field: RequestField): FormPageField[] {
  const { name, label, hint, type } = field;
  if (type === "hidden") return [];
  const rest = type === "choice" ? { choices: field.choices } : { autocomplete: field.autoComplete };
  return [{ name, label, hint, type, ...rest }];
}

interface DonePage {
  kind: RequestKind;
  reference: string;
  quoteUrl: string | null;
}

export function answerRequestDone({ kind, reference, quoteUrl }: DonePage): Response {
  const { doneTitle, next } = requestTexts[kind];
  const quote = quoteUrl
    ? `<p>${quoteText} <a href="${escapeHtml(quoteUrl)}">Open the quote (PDF)</a></p>`
    : kind === "classroom-pricing"
      ? `<p>${quoteLaterText}</p>`
      : "";
  return answerPlainPage({
    status: 200,
    title: doneTitle,
    body: `<p>Your reference number is <strong>${reference}</strong>.</p>${quote}<p>${next}</p>
<p><a href="/">Go to the shop</a></p>`,
  });
}

export const answerNoQuote = () =>
  answerPlainPage({
    status: 404,
    title: "There’s no quote at this address",
    body: `<p>Part of the link may be missing. Check it, or <a href="/requests/classroom-pricing">get a new quote</a>.</p>`,
  });

export const answerQuoteExpired = (validUntil: string) =>
  answerPlainPage({
    status: 410,
    title: "This quote has expired",
    body: `<p>It was good until ${validUntil}. <a href="/requests/classroom-pricing">Get a new quote</a> with today’s prices.</p>`,
  });
