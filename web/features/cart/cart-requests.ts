import { z } from "zod";
import { cartItemSchema } from "#commerce/cart/cart-item.ts";
import { deliverNow } from "#commerce/cart/gift-choices.ts";
import { discountCodeSchema } from "#commerce/cart/discount-codes.ts";
import { parseRoster } from "#commerce/cart/roster.ts";
import { lineChangeSchema, lineIdSchema } from "#commerce/cart/line-change.ts";

/** What may be asked of the cart: its shape, and how a plain form says it. */
export interface CartRequest<Schema extends z.ZodType = z.ZodType> {
  schema: Schema;
  fromForm: (form: URLSearchParams) => unknown;
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

/** A form describes all its gifts alike; only gifts have a card. */
const readGift = (form: URLSearchParams) =>
  form.has("template")
    ? Object.fromEntries(
        giftFields.map((name) => [name, read(form, name) || (name === "deliver" ? deliverNow : undefined)]),
      )
    : undefined;

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

export const addRequest = request(addSchema, (form) => {
  const gift = readGift(form);
  const students = gift ? [] : [...readStudents(form), ...parseRoster(form.get("roster") ?? "")];
  // A list of students asks for a seat each.
  const quantity = Math.max(readNumber(form, "quantity") ?? 1, students.length);
  const gifts = gift ? Array.from({ length: Math.min(Math.max(1, quantity) || 1, 100) }, () => gift) : [];
  return {
    items: [{ merchandiseId: read(form, "merchandiseId"), quantity, students, gifts }],
    replaces: form.getAll("replaces"),
  };
});

export const updateRequest = request(z.strictObject({ lines: some(lineChangeSchema) }), (form) => ({
  lines: [
    {
      id: read(form, "lineId"),
      quantity: readQuantity(form),
      student: readGift(form) ? undefined : readStudents(form)[0],
      gift: readGift(form),
    },
  ],
}));

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
