import {
  emailPattern,
  emailProblem,
  maxEmailLength,
  maxPersonNameLength,
  toRequiredNameRules,
} from "#lib/person-rules.ts";
import {
  linePattern,
  paragraphsPattern,
  plainTextProblem,
  toExcessRule,
  toMaxLength,
} from "#lib/text-rules.ts";

interface Pattern {
  value: RegExp;
  message: string;
}

interface CommonField {
  name: string;
  label: string;
  hint?: string;
  /** The error if the field is empty. Without it, the field is optional. */
  required?: string;
}

export interface TypedField extends CommonField {
  /** A hidden one says what the form is about. */
  type: "text" | "email" | "url" | "date" | "multiline" | "hidden";
  /** Where the browser stops, in a field of one line. */
  maxLength?: number;
  pattern: Pattern;
  /** Returns what else is wrong. Gets the text of an empty field, too. */
  validate?: (text: string, now: Date) => string | undefined;
  autoComplete?: string;
  inputMode?: "decimal" | "numeric";
}

export interface ChoiceField extends CommonField {
  type: "choice";
  choices: readonly { value: string; label: string }[];
  /** The preselected value. Without it, nothing is selected. */
  initial?: string;
}

/** A field of a form. The markup, the browser's rules, the server's schema, and the mails are all derived from it. */
export type RequestField = TypedField | ChoiceField;

const plainText = { value: linePattern, message: plainTextProblem };

export const line = (field: CommonField & Partial<TypedField>): TypedField => ({
  type: "text",
  maxLength: 200,
  pattern: plainText,
  ...field,
});

export const paragraphs = (field: CommonField): TypedField => ({
  type: "multiline",
  pattern: { value: paragraphsPattern, message: plainTextProblem },
  validate: toExcessRule(4000),
  ...field,
});

/** For the browser's rules and the server's schema. */
export const toLengthRule = ({ maxLength }: TypedField) =>
  maxLength === undefined ? {} : { maxLength: toMaxLength(maxLength) };

export const name: TypedField = line({
  ...toRequiredNameRules("Please enter your name"),
  name: "name",
  label: "Your name",
  maxLength: maxPersonNameLength,
  autoComplete: "name",
});

export const email: TypedField = {
  name: "email",
  label: "Email",
  type: "email",
  required: emailProblem,
  maxLength: maxEmailLength,
  pattern: { value: emailPattern, message: emailProblem },
  autoComplete: "email",
};

export const orderNumber = line({
  name: "order_number",
  label: "Order number",
  hint: "It’s on your receipt, and looks like #1042.",
  maxLength: 40,
});
