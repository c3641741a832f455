import type { Cart, CartLine } from "./cart.ts";
import { type Courses, findMissing, listTitles } from "./course-needs.ts";
import { giftSchema } from "./gift.ts";
import { isPast } from "./gift-day.ts";
import type { Merchandise } from "./merchandise-reader.ts";
import { maxLines } from "./max-lines.ts";
import { readAttributes } from "./read-attributes.ts";
import { studentSchema } from "./student.ts";

/** Something of a cart to be seen to before it is paid for. */
export interface CartError {
  code: "cart-full" | "unavailable" | "prerequisite" | "student" | "gift" | "gift-day" | "school" | "terms";
  message: string;
  /** The line it is about; none for the whole cart. */
  lineId?: string;
  /** False for what a shopper may know better, such as a first level taken elsewhere. */
  isBlocking: boolean;
}

interface Validation {
  cart: Cart;
  /** Of the cart's variants that the shop sells and shows, by id. */
  merchandise: ReadonlyMap<string, Merchandise>;
  courses: Courses;
  /** The day where the shopper is or may be, as `2027-01-31`. */
  today: string;
  isSchool: boolean;
  hasAgreed: boolean;
}

/**
 * Holds a cart against what a cart of ours has to be (requirements §4.8). The cart's own errors come first, then its lines' in
 * their order.
 */
export function validateCart(validation: Validation): CartError[] {
  const { cart, isSchool, hasAgreed } = validation;
  const tooMany = cart.lines.nodes.length - maxLines;
  return [
    ...(tooMany > 0
      ? [blocking("cart-full", `A cart holds ${maxLines} lines. Remove ${tooMany} to check out.`)]
      : []),
    ...(hasAgreed ? [] : [blocking("terms", "Agree to the terms to check out.")]),
    ...(isSchool && cart.discountCodes.length > 0
      ? [blocking("school", "Take the discount codes out: a school pays with its wallet.")]
      : []),
    ...cart.lines.nodes.flatMap((line) =>
      validateLine(line, validation).map((error) => ({ ...error, lineId: line.id })),
    ),
  ];
}

function validateLine(line: CartLine, validation: Validation): CartError[] {
  const { merchandise, isSchool, today } = validation;
  const known = merchandise.get(line.merchandise.id);
  if (!known?.isAvailable || line.quantity === 0)
    return [blocking("unavailable", "This is not sold now. Remove it to check out.")];
  if (known.goods === "seat") return [...validateStudent(line), ...validateNeeds(known.handle, validation)];
  if (known.goods === "thing") return [];
  if (isSchool) return [blocking("school", "A school's wallet pays no gifts. Remove it to check out.")];
  return validateGift(line, today);
}

function validateStudent(line: CartLine): CartError[] {
  const { studentId, ...student } = readAttributes(line);
  const isWell = studentSchema.safeParse(student).success && isLineId(studentId);
  return isWell
    ? []
    : [blocking("student", "Write the student's name and email address anew: we cannot read them.")];
}

function validateGift(line: CartLine, today: string): CartError[] {
  const { giftId, ...attributes } = readAttributes(line);
  const gift = giftSchema.safeParse(attributes);
  if (!gift.success || !isLineId(giftId))
    return [blocking("gift", "Describe this gift anew: we cannot read what its card says.")];
  const { deliver } = gift.data;
  return isPast(deliver, today)
    ? [blocking("gift-day", "The day this gift is for has passed. Choose another, or deliver it now.")]
    : [];
}

/** A course that builds on others is bought with them, or by somebody who has taken them already. */
function validateNeeds(handle: string, { cart, courses }: Validation): CartError[] {
  const missing = findMissing(handle, cart.lines.nodes, courses);
  if (missing.length === 0) return [];
  const message = `This builds on ${listTitles(missing, courses)}. Check out as it is if the learner has taken that before.`;
  return [{ code: "prerequisite", message, isBlocking: false }];
}

const blocking = (code: CartError["code"], message: string): CartError => ({
  code,
  message,
  isBlocking: true,
});

const isLineId = (id: string | undefined) => id !== undefined && /^[\w-]{8}$/.test(id);
