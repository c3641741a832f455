import { html, Html } from "#http/html.ts";

/** Messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

interface FieldOptions {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  hint?: string;
  type?: "text" | "password";
  inputmode?: "decimal" | "numeric";
  autocomplete?: string;
  /** Focused first when a page comes back with errors. */
  hasFocus?: boolean;
}

/** A text field with its label, its hint and its error. */
export function renderField(options: FieldOptions): Html {
  const { name, label, value, error, hint, type = "text", inputmode, autocomplete = "off" } = options;
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  const attributes = [
    inputmode && html` inputmode="${inputmode}" class="number"`,
    described !== "" && html` aria-describedby="${described}"`,
    error !== undefined && html` aria-invalid="true"`,
    options.hasFocus === true && html` autofocus`,
  ];
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="${autocomplete}"
      spellcheck="false"
      ${attributes}
    />
    ${error !== undefined && html`<p class="error" id="${name}-error">${error}</p>`}
  </div>`;
}

export function renderHidden(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}" />`;
}

/** The message above a form that came back with errors. */
export function renderAlert(errors: FieldErrors): Html | null {
  const count = Object.keys(errors).length;
  if (count === 0) return null;
  const sentence = count === 1 ? "One field needs your attention." : `${count} fields need your attention.`;
  return html`<p class="alert" role="alert">Nothing was saved. ${sentence}</p>`;
}
