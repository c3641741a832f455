import { isEmail } from "#storefront/checkout/check-form.ts";
import { hasHtmlTags, hasUrl } from "#storefront/graphql/schema/check-address-strictly.ts";
import type { CustomerErrorCode, CustomerUserError } from "./customer-errors.ts";
import { parsePhone } from "./parse-phone.ts";

interface Rule {
  code: CustomerErrorCode;
  /** After the field's name. */
  says: string;
  isBroken: (text: string) => boolean;
}

const maxLength = 255;
const tooLong: Rule = {
  code: "TOO_LONG",
  says: `is too long (maximum is ${maxLength} characters)`,
  isBroken: (text) => Array.from(text).length > maxLength,
};

const textRules: readonly Rule[] = [
  tooLong,
  { code: "CONTAINS_HTML_TAGS", says: "cannot contain HTML tags", isBroken: hasHtmlTags },
  { code: "CONTAINS_URL", says: "cannot contain URL", isBroken: hasUrl },
];

const emailRules: readonly Rule[] = [
  tooLong,
  { code: "INVALID", says: "is invalid", isBroken: (text) => tooLong.isBroken(text) || !isEmail(text) },
];

const phoneRules: readonly Rule[] = [
  tooLong,
  { code: "INVALID", says: "is invalid", isBroken: (text) => parsePhone(text) === null },
];

/** Not from recorded responses: the lengths are those of Shopify's sign-up form, and the wording is a guess. */
const passwordRules: readonly Rule[] = [
  {
    code: "TOO_SHORT",
    says: "is too short (minimum is 5 characters)",
    isBroken: (text) => Array.from(text).length < 5,
  },
  {
    code: "TOO_LONG",
    says: "is too long (maximum is 40 characters)",
    isBroken: (text) => Array.from(text).length > 40,
  },
  {
    code: "PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE",
    says: "cannot start or end with whitespace",
    isBroken: (text) => text.trim() !== text,
  },
];

type Check = (text: string | null | undefined, field: string[]) => CustomerUserError[];

/** Checks a name or a part of an address. `name` is how the error calls it. */
export const checkText = (name: string, ...args: Parameters<Check>) => check(name, textRules, ...args);

export const checkEmail: Check = (text, field) =>
  text?.trim() === "" ? [toBlank("Email", field)] : check("Email", emailRules, text, field);

export const checkPhone: Check = (text, field) => check("Phone", phoneRules, text, field);

export const checkPassword: Check = (text, field) =>
  text === "" ? [toBlank("Password", field)] : check("Password", passwordRules, text, field);

/** Without spaces around it, or null if nothing is left. */
export function toText(given: string | null | undefined): string | null {
  return given?.trim() || null;
}

function check(
  name: string,
  rules: readonly Rule[],
  ...[text, field]: Parameters<Check>
): CustomerUserError[] {
  if (text === null || text === undefined || text === "") return [];
  return rules
    .filter(({ isBroken }) => isBroken(text))
    .map(({ code, says }) => ({ code, field, message: `${name} ${says}` }));
}

function toBlank(name: string, field: string[]): CustomerUserError {
  return { code: "BLANK", field, message: `${name} can't be blank` };
}
