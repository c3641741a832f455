import { escapeHtml } from "./escape-html.ts";
import { answerPlainPage } from "./plain-page.ts";

export interface FormError {
  /** Absent if it's about the whole form. */
  field?: string;
  message: string;
}

export interface FormPageField {
  name: string;
  label: string;
  type?: "text" | "email";
  autocomplete?: string;
}

interface FormPage {
  status: number;
  title: string;
  /** The form's target. */
  action: string;
  /** The visible fields. Other values become hidden fields. */
  fields: readonly FormPageField[];
  values: Readonly<Record<string, string>>;
  errors: readonly FormError[];
  button: string;
}

/** A form's answer without JavaScript: the form again, with what was typed and each error at its field. */
export function answerFormPage({
  status,
  title,
  action,
  fields,
  values,
  errors,
  button,
}: FormPage): Response {
  const names = new Set(fields.map(({ name }) => name));
  const general = errors.filter(({ field }) => field === undefined || !names.has(field));
  const hidden = Object.entries(values).filter(([name]) => !names.has(name));
  return answerPlainPage({
    status,
    title,
    body: `${general.map(({ message }) => `<p role="alert">${escapeHtml(message)}</p>`).join("")}
<form method="post" action="${escapeHtml(action)}">
${hidden.map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`).join("")}
${fields.map((field) => toField(field, values[field.name] ?? "", errors)).join("")}
<button>${escapeHtml(button)}</button></form>`,
  });
}

function toField(
  { name, label, type = "text", autocomplete = "off" }: FormPageField,
  value: string,
  errors: readonly FormError[],
): string {
  const message = errors.find(({ field }) => field === name)?.message;
  const tied = message === undefined ? "" : ` aria-invalid="true" aria-describedby="${name}-error"`;
  return `<label for="${name}">${escapeHtml(label)}</label>
<input id="${name}" name="${name}" type="${type}" value="${escapeHtml(value)}" autocomplete="${autocomplete}"${tied}>
${message === undefined ? "" : `<p role="alert" id="${name}-error">${escapeHtml(message)}</p>`}`;
}
