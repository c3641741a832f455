import { normalizeEmail } from "#lib/normalize-email.ts";
import type { Cart, CartLine } from "./cart.ts";
import { type CartError, soldOutError } from "./cart-error.ts";
import { type Courses, findMissing, listTitles } from "./course-needs.ts";
import { giftSchema, toGiftDay } from "./gift.ts";
import { isPast } from "./gift-day.ts";
import type { Merchandise } from "./merchandise-reader.ts";
import { maxLines } from "./max-lines.ts";
import { toAttributesByKey } from "./to-attributes-by-key.ts";
import { studentSchema } from "./student.ts";
import { unknownDetail } from "./student-detail.ts";

interface Validation {
  cart: Cart;
  /** The cart's variants that are on sale, by id. */
  merchandise: ReadonlyMap<string, Merchandise>;
  courses: Courses;
  /** Today's date, never later than the shopper's own, such as `2027-01-31`. */
  today: string;
  isSchool: boolean;
  hasAgreed: boolean;
}

/** Checks a cart before checkout (requirements §4.8). Returns errors of the cart, then of its lines in order. */
export function validateCart(validation: Validation): CartError[] {
  const { cart, isSchool, hasAgreed } = validation;
  const tooMany = cart.lines.nodes.length - maxLines;
  return [
    ...(tooMany > 0
      ? [blocking("cart-full", `A cart holds ${maxLines} lines. Remove ${tooMany} to check out.`)]
      : []),
    ...(hasAgreed ? [] : [blocking("terms", "Agree to the terms to check out.")]),
    ...(isSchool && cart.discountCodes.length > 0
      ? [blocking("school", "Remove the discount codes. School wallets can’t use them.")]
      : []),
    ...(isSchool && cart.buyerIdentity.countryCode === "CA"
      ? [blocking("school", "School wallets pay in US dollars. Change the currency to USD to check out.")]
      : []),
    ...cart.lines.nodes.flatMap((line) =>
      validateLine(line, validation).map((error) => ({ ...error, lineId: line.id })),
    ),
  ];
}

function validateLine(line: CartLine, validation: Validation): CartError[] {
  const { merchandise, isSchool, today } = validation;
  const sold = merchandise.get(line.merchandise.id);
  if (!sold?.isAvailable || line.quantity === 0) return [soldOutError];
  if (sold.kind === "seat")
    return [...validateStudent(line, validation), ...validateNeeds(sold.handle, validation)];
  if (sold.kind === "product") return [];
  if (isSchool) return [blocking("school", "School wallets can’t pay for gifts. Remove it to check out.")];
  return validateGift(line, today);
}

function validateStudent(line: CartLine, { cart }: Validation): CartError[] {
  const { studentId, ...attributes } = toAttributesByKey(line);
  const student = studentSchema.safeParse(attributes);
  if (!student.success || !isLineId(studentId))
    return [
      blocking("student", "We can’t read the student’s name and email address. Please enter them again."),
    ];
  return isRepeated(line, cart) ? [blocking("repeated-student", describeRepeat(student.data.email))] : [];
}

const describeRepeat = (email: string) =>
  `Another seat in this course has the email address ${email}, and each student needs one of their own. Change it, or remove one of the seats.`;

/** Whether a seat further up gives the same person the same course, which they can take only once. */
function isRepeated(line: CartLine, cart: Cart): boolean {
  const email = toEmail(line);
  const first = cart.lines.nodes.find(
    (other) => other.merchandise.id === line.merchandise.id && toEmail(other) === email,
  );
  return email !== unknownDetail && first?.id !== line.id;
}

const toEmail = (line: CartLine) => normalizeEmail(toAttributesByKey(line)["email"] ?? unknownDetail);

function validateGift(line: CartLine, today: string): CartError[] {
  const { giftId, ...attributes } = toAttributesByKey(line);
  const gift = giftSchema.safeParse(attributes);
  if (!gift.success || !isLineId(giftId))
    return [blocking("gift", "We can’t read this gift’s card. Please re-enter this gift.")];
  const day = toGiftDay(gift.data);
  return day !== null && isPast(day, today)
    ? [blocking("gift-day", "This gift’s delivery date has passed. Choose another date, or deliver it now.")]
    : [];
}

/** Prerequisites are a warning, because the learner may have taken them already. */
function validateNeeds(handle: string, { cart, courses }: Validation): CartError[] {
  const missing = findMissing(handle, cart.lines.nodes, courses);
  if (missing.length === 0) return [];
  const message = `This builds on ${listTitles(missing, courses)}. You can check out if the learner has already taken ${missing.length === 1 ? "it" : "them"}.`;
  return [{ code: "prerequisite", message, isBlocking: false }];
}

const blocking = (code: CartError["code"], message: string): CartError => ({
  code,
  message,
  isBlocking: true,
});

const isLineId = (id: string | undefined) => id !== undefined && /^[\w-]{8}$/.test(id);
