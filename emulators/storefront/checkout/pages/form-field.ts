import { html, type Html, type HtmlPart } from "#http/html.ts";

interface FieldProps {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  hint?: string;
  autocomplete?: string;
  isOptional?: boolean;
  /** Optional fields that need no "optional" note, because no one expects them to be required. */
  saysOptional?: boolean;
  /** The page opens there. */
  hasFocus?: boolean;
}

interface TextFieldProps extends FieldProps {
  type?: "text" | "email";
  /** Input that autocorrect would change: codes and addresses. */
  isVerbatim?: boolean;
}

export function renderTextField({ type = "text", isVerbatim = false, ...field }: TextFieldProps): Html {
  const verbatim = html`autocapitalize="none" autocorrect="off" spellcheck="false"`;
  return renderField(
    field,
    html`<input
      type="${type}"
      value="${field.value}"
      ${isVerbatim && verbatim}
      ${renderAttributes(field)}
    />`,
  );
}

export interface Choice {
  value: string;
  label: string;
}

interface ChoiceFieldProps extends FieldProps {
  choices: readonly (Choice | { group: string; choices: readonly Choice[] })[];
  /** The text shown before anything is selected. */
  empty?: string;
}

export function renderChoiceField({ choices, empty, ...field }: ChoiceFieldProps): Html {
  const renderChoice = ({ value, label }: Choice) =>
    html`<option value="${value}" ${value === field.value && html`selected`}>${label}</option>`;
  const options = choices.map((choice) =>
    "group" in choice
      ? html`<optgroup label="${choice.group}">${choice.choices.map(renderChoice)}</optgroup>`
      : renderChoice(choice),
  );
  return renderField(
    field,
    html`<select ${renderAttributes(field)}>
      ${empty === undefined ? null : renderChoice({ value: "", label: empty })}${options}
    </select>`,
  );
}

/** A label, its field, and the error for what was typed. */
function renderField({ name, label, hint, error, saysOptional }: FieldProps, control: Html): Html {
  return html`<div class="field" data-field="${name}">
    <label for="${name}">${label}${saysOptional && html` <span class="quiet">(optional)</span>`}</label>
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`} ${control} ${renderError(name, error)}
  </div>`;
}

function renderError(name: string, error: string | undefined): HtmlPart {
  return error && html`<p class="error" id="${name}-error">${error}</p>`;
}

/** Connects a field with its label, its hint and its error. */
function renderAttributes({
  name,
  hint,
  error,
  autocomplete,
  isOptional,
  hasFocus,
}: Omit<FieldProps, "label" | "value" | "saysOptional">): Html {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  return html`id="${name}" name="${name}" ${autocomplete && html`autocomplete="${autocomplete}"`}
  ${!isOptional && html`required`} ${error && html`aria-invalid="true"`}
  ${described && html`aria-describedby="${described}"`} ${hasFocus && html`autofocus`}`;
}
