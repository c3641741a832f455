import { notEmulated } from "#storefront/domain/not-emulated.ts";

type Checked = { kind: "right" } | { kind: "unknown type" } | { kind: "wrong"; message: string };

/** Says what's wrong with the ID in a reference to this kind of resource, such as `product`, or null. */
export type CheckReference = (kind: string, id: string) => string | null;

/**
 * Whether a string is a valid value of a metafield's type (shopify.dev, "Metafield types"). The message for integers is Shopify's
 * (seen in a response of version 2026-04). Without `checkReference`, a reference type is rejected with an error that names it.
 */
export function isRightValue(type: string, value: string, checkReference: CheckReference | null): Checked {
  const list = /^list\.(.+)$/.exec(type)?.[1];
  if (list !== undefined) return checkList(list, value, checkReference);
  const rule = Object.hasOwn(rules, type) ? rules[type] : undefined;
  if (rule) return rule.isRight(value) ? { kind: "right" } : toWrong(rule.message);
  const reference = /^(\w+)_reference$/.exec(type)?.[1];
  if (reference !== undefined && checkReference) {
    const message = checkReference(reference, value);
    return message === null ? { kind: "right" } : toWrong(message);
  }
  if (knownTypes.has(type) || reference !== undefined) {
    throw notEmulated(`${checkReference ? "A" : "A cart's"} metafield of the type ${type}`);
  }
  return { kind: "unknown type" };
}

const toWrong = (message: string): Checked => ({ kind: "wrong", message });

interface Rule {
  isRight: (value: string) => boolean;
  message: string;
}

const day = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;

const rules: Record<string, Rule> = {
  single_line_text_field: {
    isRight: (value) => !/[\r\n]/.test(value),
    message: "Value must be a single line text string.",
  },
  multi_line_text_field: { isRight: () => true, message: "" },
  number_integer: { isRight: (value) => /^-?\d{1,16}$/.test(value), message: "Value must be an integer." },
  number_decimal: {
    isRight: (value) => /^-?\d{1,13}(?:\.\d{1,9})?$/.test(value),
    message: "Value must be a decimal.",
  },
  boolean: { isRight: (value) => /^(?:true|false)$/.test(value), message: "Value must be true or false." },
  date: { isRight: matches(`^${day}$`), message: 'Value must be in "YYYY-MM-DD" format.' },
  date_time: {
    isRight: matches(String.raw`^${day}T\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)?$`),
    message: 'Value must be in "YYYY-MM-DDTHH:MM:SS" format.',
  },
  json: { isRight: isJson, message: "Value is invalid JSON." },
  color: { isRight: matches("^#[0-9a-fA-F]{6}$"), message: "Value must be a hex color code." },
  url: { isRight: (value) => URL.canParse(value), message: "Value must be a valid URL." },
};

const knownTypes = new Set([
  "dimension",
  "id",
  "link",
  "money",
  "rating",
  "rich_text_field",
  "volume",
  "weight",
]);

/** Shopify's limit for any list (shopify.dev, "Metafield types"). */
const maxElements = 128;

function checkList(type: string, value: string, checkReference: CheckReference | null): Checked {
  const items = parseList(value);
  if (items && items.length > maxElements) return toWrong(`Value has more than ${maxElements} elements.`);
  // Also without items, so that an unknown type is found.
  const checks = (items ?? [""]).map((item) => isRightValue(type, item, checkReference));
  const wrong = checks.find(({ kind }) => kind !== "right");
  if (!items && wrong?.kind !== "unknown type") return toWrong("Value must be a list.");
  return wrong ?? { kind: "right" };
}

function parseList(value: string): string[] | null {
  const parsed: unknown = isJson(value) ? JSON.parse(value) : null;
  return Array.isArray(parsed)
    ? parsed.map((item) => (typeof item === "string" ? item : JSON.stringify(item)))
    : null;
}

function matches(pattern: string): (value: string) => boolean {
  const expression = new RegExp(pattern);
  return (value) => expression.test(value);
}

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}
