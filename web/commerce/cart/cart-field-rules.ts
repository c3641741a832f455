import { emailRules, maxPersonNameLength, personNameRules } from "#lib/person-rules.ts";
import {
  linePattern,
  messagePattern,
  messageProblem,
  plainTextProblem,
  toExcessRule,
  toMaxLength,
} from "#lib/text-rules.ts";
import { deliverNow, maxMessageLength } from "./gift-choices.ts";
import { isPast, toDay, toLastDay } from "./gift-day.ts";
import { maxLines } from "./max-lines.ts";
import { parseWholeNumber } from "./parse-whole-number.ts";
import { findRosterProblem } from "./roster.ts";

// The rules for what's typed into the cart's forms, in react-hook-form's format. The server's zod schemas are made of the same limits,
// patterns, and messages. zod itself isn't loaded in the browser (decision 31).

export const messageRules = {
  pattern: { value: messagePattern, message: messageProblem },
  validate: toExcessRule(maxMessageLength),
} as const;

/** Who a gift is from, such as "Mom & Dad" or "Class 4B". The rule for names is about one person's. */
export const giverRules = {
  maxLength: toMaxLength(maxPersonNameLength),
  pattern: { value: linePattern, message: plainTextProblem },
} as const;

/** A discount code. Commas separate codes in the cookie, so a code can't contain one. */
export const codeRules = {
  required: "Enter a code",
  maxLength: { value: 64, message: "Use at most 64 characters" },
  pattern: {
    value: /^[^,;<>\p{C}]+$/u,
    message: "A code can’t contain commas, semicolons, angle brackets, or invisible characters",
  },
} as const;

export const quantityProblems = {
  notWhole: "Enter a whole number",
  tooLow: "Add at least one",
  tooHigh: `Add at most ${maxLines} at once`,
} as const;

export const dayProblems = {
  notADay: "Choose a day from the calendar",
  past: "Choose today or a later day",
  tooLate: "Choose a day within a year from today",
} as const;

const quantityRules = {
  badInput: quantityProblems.notWhole,
  validate: (text: string, { roster = "" }: Readonly<Record<string, string>>) => {
    // Without a number, there's a seat for each student on the list.
    if (text === "") return roster === "" ? quantityProblems.notWhole : undefined;
    const quantity = parseWholeNumber(text);
    if (Number.isNaN(quantity)) return quantityProblems.notWhole;
    if (quantity < 1) return quantityProblems.tooLow;
    return quantity > maxLines ? quantityProblems.tooHigh : undefined;
  },
};

const dayRules = {
  badInput: dayProblems.notADay,
  // A date field takes years of six digits.
  pattern: { value: /^\d{4}-\d\d-\d\d$/, message: dayProblems.notADay },
  validate: (day: string) => {
    const today = toDay(new Date());
    return day === "" ? undefined : findDayProblem(day, today, today);
  },
};

/** Why a gift can't be delivered on a day, where today is one date or another; undefined if it can. */
export function findDayProblem(day: string, earliestToday: string, latestToday: string): string | undefined {
  if (day === deliverNow) return undefined;
  if (isPast(day, earliestToday)) return dayProblems.past;
  return day > toLastDay(latestToday) ? dayProblems.tooLate : undefined;
}

const cartFieldRules = {
  first: personNameRules,
  last: personNameRules,
  from: giverRules,
  email: emailRules,
  message: messageRules,
  deliver: dayRules,
  code: codeRules,
  roster: { validate: findRosterProblem },
  quantity: quantityRules,
} as const;

type CartField = keyof typeof cartFieldRules;

const isCartField = (name: string): name is CartField => Object.hasOwn(cartFieldRules, name);

/** The rules of a field, such as `email` or the second gift's `gifts.1.email`; null for what nobody types, such as `lineId`. */
export function toCartFieldRules(name: string) {
  const ownName = name.replace(/^gifts\.\d+\./, "");
  return isCartField(ownName) ? cartFieldRules[ownName] : null;
}
