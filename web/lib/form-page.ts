import { escapeHtml } from "./escape-html.ts";
import { answerPlainPage } from "./plain-page.ts";

export interface FormError {
  /** Its path in a JSON body, such as `items.0.quantity`. Absent if it's about the whole form. */
  field?: string;
  message: string;
}

export interface FormPageField {
  name: string;
  label: string;
  hint?: string | undefined;
  type?: "text" | "email" | "url" | "date" | "multiline" | "choice";
  /** Of a choice, after one that stands for none. */
  choices?: readonly { value: string; label: string }[];
  autocomplete?: string | undefined;
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
  /** HTML before the form. Escape untrusted text with `escapeHtml`. */
  intro?: string;
  /** HTML after the form, in the same way. */
  footer?: string;
}

/** A form's answer without JavaScript: the form again, with what was typed and each error at its field. The first of those has the focus. */
export function answerFormPage({
  status,
  title,
  action,
  fields,
  values,
  errors,
  button,
  intro = "",
  footer = "",
}: FormPage): Response {
  const names = new Set(fields.map(({ name }) => name));
  const general = errors.filter(({ field }) => field === undefined || !names.has(field));
  const firstWrong = fields.find(({ name }) => errors.some(({ field }) => field === name));
  const hidden = Object.entries(values).filter(([name]) => !names.has(name));
  return answerPlainPage({
    status,
    title,
    body: `${intro}${general.map(({ message }) => `<p role="alert">${escapeHtml(message)}</p>`).join("")}
<form method="post" action="${escapeHtml(action)}">
${hidden.map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`).join("")}
${fields.map((field) => toField(field, { value: values[field.name] ?? "", errors, hasFocus: field === firstWrong })).join("")}
<button>${escapeHtml(button)}</button></form>${footer}`,
  });
}

interface FieldState {
  value: string;
  errors: readonly FormError[];
  hasFocus: boolean;
}

function toField(field: FormPageField, { value, errors, hasFocus }: FieldState): string {
  const { name, label, hint } = field;
  const message = errors.find((error) => error.field === name)?.message;
  const described = [hint && `${name}-hint`, message !== undefined && `${name}-error`].filter(Boolean);
  const tied = [
    message === undefined ? "" : ' aria-invalid="true"',
    described.length > 0 ? ` aria-describedby="${described.join(" ")}"` : "",
    hasFocus ? " autofocus" : "",
  ].join("");
  return `<label for="${name}">${escapeHtml(label)}</label>
${hint === undefined ? "" : `<p class="hint" id="${name}-hint">${escapeHtml(hint)}</p>`}
${toControl(field, value, tied)}
${message === undefined ? "" : `<p role="alert" id="${name}-error">${escapeHtml(message)}</p>`}`;
}

function toControl(field: FormPageField, value: string, tied: string): string {
  const { name, type = "text", choices = [], autocomplete = "off" } = field;
  const named = `id="${name}" name="${name}"`;
  switch (type) {
    case "multiline":
      // The parser drops the first line break.
      return `<textarea ${named} rows="6" dir="auto"${tied}>\n${escapeHtml(value)}</textarea>`;
    case "choice":
      return `<select ${named}${tied}>${[{ value: "", label: "Please choose" }, ...choices]
        .map((choice) => toOption(choice, choice.value === value))
        .join("")}</select>`;
    default:
      return `<input ${named} type="${type}"${type === "text" ? ' dir="auto"' : ""} value="${escapeHtml(value)}" autocomplete="${autocomplete}"${tied}>`;
  }
}

const toOption = ({ value, label }: { value: string; label: string }, isChosen: boolean) =>
  `<option value="${escapeHtml(value)}"${isChosen ? " selected" : ""}>${escapeHtml(label)}</option>`;
