import { z } from "zod";
import { cartItemSchema } from "#commerce/cart/cart-item.ts";
import { discountCodeSchema } from "#commerce/cart/discount-codes.ts";
import type { Gift } from "#commerce/cart/gift.ts";
import { deliverNow } from "#commerce/cart/gift-choices.ts";
import { isPast, toEarliestDay } from "#commerce/cart/gift-day.ts";
import { maxLines } from "#commerce/cart/max-lines.ts";
import { parseRoster } from "#commerce/cart/roster.ts";
import { lineChangeSchema, lineIdSchema } from "#commerce/cart/line-change.ts";

/** What may be asked of the cart: its shape, and how a plain form says it. */
export interface CartRequest<Schema extends z.ZodType = z.ZodType> {
  schema: Schema;
  fromForm: (form: URLSearchParams) => unknown;
  /** What a form has to be, where that is more than what a script sends. */
  formSchema?: Schema;
  /** Of the body, in bytes; 64 kB unless given. */
  maxBytes?: number;
}

const some = <Item extends z.ZodType>(item: Item) =>
  z.array(item).min(1, "Name at least one").max(100, "Name at most 100");

const request = <Schema extends z.ZodType>(schema: Schema, fromForm: CartRequest["fromForm"]) => ({
  schema,
  fromForm,
});

/** A field that was left out has its default. */
const read = (form: URLSearchParams, name: string) => form.get(name) ?? undefined;

const readNumber = (form: URLSearchParams, name: string) => {
  const text = form.get(name)?.trim();
  return text ? Number(text) : undefined;
};

const giftFields = ["message", "from", "email", "deliver", "template", "method"] as const;

/** Only gifts have a card. */
const readGift = (form: URLSearchParams, prefix = "") =>
  form.has(`${prefix}template`)
    ? Object.fromEntries(
        giftFields.map((name) => [
          name,
          read(form, `${prefix}${name}`) || (name === "deliver" ? deliverNow : undefined),
        ]),
      )
    : undefined;

/** The first gift of a form describes the others too, unless they have fields of their own: `gifts.1.message` is the second's. */
function readGifts(form: URLSearchParams, quantity: number) {
  const first = readGift(form);
  if (!first) return [];
  const count = Math.min(Math.max(1, quantity) || 1, maxLines);
  return Array.from({ length: count }, (_, place) => readGift(form, `gifts.${place}.`) ?? first);
}

/** What undo puts back may be for a day that has passed; what is filled in now may not. */
function refusePast(gift: Gift | undefined, path: (string | number)[], context: z.RefinementCtx) {
  if (gift && isPast(gift.deliver, toEarliestDay(new Date())))
    context.addIssue({ code: "custom", path: [...path, "deliver"], message: "Choose today or a later day" });
}

/** Students as a form has them: their first names, last names and addresses, in the same order. */
function readStudents(form: URLSearchParams) {
  const [lasts, emails] = [form.getAll("last"), form.getAll("email")];
  return form.getAll("first").map((first, index) => ({ first, last: lasts[index], email: emails[index] }));
}

const addSchema = z.strictObject({
  items: some(cartItemSchema),
  /** Lines that what is added stands for: they go once it is there. */
  replaces: z.array(lineIdSchema).max(100, "Name at most 100").default([]),
});

/** A hundred gifts, each with the longest message there is, in letters that a form sends as nine signs each. */
const maxAddBytes = 640_000;

const readAdd: CartRequest["fromForm"] = (form) => {
  const isGift = form.has("template");
  const students = isGift ? [] : [...readStudents(form), ...parseRoster(form.get("roster") ?? "")];
  // A list of students asks for a seat each.
  const quantity = Math.max(readNumber(form, "quantity") ?? 1, students.length);
  const gifts = readGifts(form, quantity);
  return {
    items: [{ merchandiseId: read(form, "merchandiseId"), quantity, students, gifts }],
    replaces: form.getAll("replaces"),
  };
};

export const addRequest = {
  schema: addSchema,
  fromForm: readAdd,
  formSchema: addSchema.superRefine(({ items }, context) => {
    for (const [item, { gifts }] of items.entries())
      for (const [place, gift] of gifts.entries()) refusePast(gift, ["items", item, "gifts", place], context);
  }),
  maxBytes: maxAddBytes,
} satisfies CartRequest;

const updateSchema = z.strictObject({ lines: some(lineChangeSchema) });

export const updateRequest = {
  schema: updateSchema,
  fromForm: (form) => ({
    lines: [
      {
        id: read(form, "lineId"),
        quantity: readQuantity(form),
        merchandiseId: read(form, "merchandiseId"),
        student: readGift(form) ? undefined : readStudents(form)[0],
        gift: readGift(form),
      },
    ],
  }),
  formSchema: updateSchema.superRefine(({ lines }, context) => {
    for (const [line, { gift }] of lines.entries()) refusePast(gift, ["lines", line, "gift"], context);
  }),
} satisfies CartRequest;

/** A button beside the field asks for one more or one less than stands in it. */
function readQuantity(form: URLSearchParams) {
  const quantity = readNumber(form, "quantity");
  return quantity === undefined ? undefined : Math.max(0, quantity + (readNumber(form, "step") ?? 0));
}

export const removeRequest = request(z.strictObject({ lineIds: some(lineIdSchema) }), (form) => ({
  lineIds: form.getAll("lineId"),
}));

export const codeRequest = request(z.strictObject({ code: discountCodeSchema }), (form) => ({
  code: read(form, "code"),
}));
