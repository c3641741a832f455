import { largestRequestBytes } from "#lib/read-body.ts";
import { z } from "zod";
import { findDayProblem } from "#commerce/cart/cart-field-rules.ts";
import { cartItemSchema } from "#commerce/cart/cart-item.ts";
import { discountCodeSchema } from "#commerce/cart/discount-codes.ts";
import { type Gift, toGiftDay } from "#commerce/cart/gift.ts";
import { deliverNow } from "#commerce/cart/gift-choices.ts";
import { toEarliestDay, toLatestDay } from "#commerce/cart/days-on-earth.ts";
import { maxLines } from "#commerce/cart/max-lines.ts";
import { parseWholeNumber } from "#commerce/cart/parse-whole-number.ts";
import { parseSavedCart } from "#commerce/cart/saved-cart.ts";
import { findRepeats, parseRoster } from "#commerce/cart/roster.ts";
import { lineChangeSchema, lineIdSchema } from "#commerce/cart/line-change.ts";
import { readChosenVariant } from "./variant-fields.ts";

/** The shape of a cart request, and how to read it from a plain form. */
export interface CartRequest<Schema extends z.ZodType = z.ZodType> {
  schema: Schema;
  fromForm: (form: URLSearchParams) => unknown;
  /** Stricter rules for forms, where they differ from the API's. */
  formSchema?: Schema;
  /** Maximum body size in bytes; 64 kB by default. */
  maxBytes?: number;
}

const listOf = <Item extends z.ZodType>(item: Item) =>
  z.array(item).min(1, "Include at least one").max(100, "Include at most 100");

const request = <Schema extends z.ZodType>(schema: Schema, fromForm: CartRequest["fromForm"]) => ({
  schema,
  fromForm,
});

/** Undefined for a missing field, so that its default applies. */
const read = (form: URLSearchParams, name: string) => form.get(name) ?? undefined;

const readNumber = (form: URLSearchParams, name: string) => {
  const text = form.get(name)?.trim();
  return text ? parseWholeNumber(text) : undefined;
};

const giftFields = ["message", "from", "email", "deliver", "template", "method"] as const;

/** Only gift forms have a card template. */
const readGift = (form: URLSearchParams, prefix = "") =>
  form.has(`${prefix}template`)
    ? Object.fromEntries(
        giftFields.map((name) => [
          name,
          read(form, `${prefix}${name}`) || (name === "deliver" ? deliverNow : undefined),
        ]),
      )
    : undefined;

/** A form's first gift also describes the others, unless they have fields of their own, such as `gifts.1.message`. */
function readGifts(form: URLSearchParams, quantity: number) {
  const first = readGift(form);
  if (!first) return [];
  const count = Math.min(Math.max(1, quantity) || 1, maxLines);
  return Array.from({ length: count }, (_, index) => readGift(form, `gifts.${index}.`) ?? first);
}

/**
 * Nobody can choose a day that has passed, or one that's more than a year away. Only undo, which adds a gift again without a form, may
 * restore one.
 */
function refuseDay(gift: Gift | undefined, path: (string | number)[], context: z.RefinementCtx) {
  const now = new Date();
  const day = gift && toGiftDay(gift);
  const message = day && findDayProblem(day, toEarliestDay(now), toLatestDay(now));
  if (message) context.addIssue({ code: "custom", path: [...path, "deliver"], message });
}

/** Students in a form: parallel lists of first names, last names and email addresses. */
function readStudents(form: URLSearchParams) {
  const [lasts, emails] = [form.getAll("last"), form.getAll("email")];
  return form.getAll("first").map((first, index) => ({ first, last: lasts[index], email: emails[index] }));
}

const addSchema = z.strictObject({
  items: listOf(cartItemSchema),
  /** Lines to remove once the new items are in the cart. */
  replaces: z.array(lineIdSchema).max(100, "Include at most 100").default([]),
});

const readAdd: CartRequest["fromForm"] = (form) => {
  if (form.has("saved")) {
    const saved = parseSavedCart(form.get("saved"));
    return { items: saved?.isWhole ? saved.items : [] };
  }
  const isGift = form.has("template");
  const students = isGift ? [] : [...readStudents(form), ...parseRoster(form.get("roster") ?? "")];
  // Each student on the list needs a seat.
  const quantity = Math.max(readNumber(form, "quantity") ?? 1, students.length);
  const gifts = readGifts(form, quantity);
  return {
    items: [
      { merchandiseId: readChosenVariant(form) ?? read(form, "merchandiseId"), quantity, students, gifts },
    ],
    replaces: form.getAll("replaces"),
  };
};

export const addRequest = {
  schema: addSchema,
  fromForm: readAdd,
  formSchema: addSchema.superRefine(({ items }, context) => {
    for (const [item, { gifts, students }] of items.entries()) {
      for (const [index, gift] of gifts.entries()) refuseDay(gift, ["items", item, "gifts", index], context);
      for (const [index, message] of findRepeats(students).entries())
        if (message !== null)
          context.addIssue({
            code: "custom",
            path: ["items", item, "students", index, "email"],
            message,
          });
    }
  }),
  maxBytes: largestRequestBytes,
} satisfies CartRequest;

const updateSchema = z.strictObject({ lines: listOf(lineChangeSchema) }).superRefine(({ lines }, context) => {
  for (const [line, { gift }] of lines.entries()) refuseDay(gift, ["lines", line, "gift"], context);
});

export const updateRequest = request(updateSchema, (form) => ({
  lines: [
    {
      id: read(form, "lineId"),
      quantity: readQuantity(form),
      merchandiseId: read(form, "merchandiseId"),
      student: readGift(form) ? undefined : readStudents(form)[0],
      gift: readGift(form),
    },
  ],
}));

/** The plus and minus buttons send a step to add to the quantity in the field. */
function readQuantity(form: URLSearchParams) {
  const quantity = readNumber(form, "quantity");
  return quantity === undefined ? undefined : Math.max(0, quantity + (readNumber(form, "step") ?? 0));
}

export const removeRequest = request(z.strictObject({ lineIds: listOf(lineIdSchema) }), (form) => ({
  lineIds: form.getAll("lineId"),
}));

export const codeRequest = request(z.strictObject({ code: discountCodeSchema }), (form) => ({
  code: read(form, "code"),
}));
