import { z } from "zod";
import type { CartLineInput } from "#commerce/generated/graphql.ts";
import { type Gid, isGid } from "#lib/gid.ts";
import type { CartLine } from "./cart.ts";
import { quantityProblems } from "./cart-field-rules.ts";
import { giftSchema, parseGift, toGiftAttributes } from "./gift.ts";
import type { LineKind } from "./line-kind.ts";
import { maxLines } from "./max-lines.ts";
import { maxStudents } from "./roster.ts";
import { parseStudent, studentSchema, toSeatAttributes, unnamedStudent } from "./student.ts";

export const merchandiseIdSchema = z.custom<Gid<"ProductVariant">>(
  (id) => typeof id === "string" && id.length <= 100 && isGid("ProductVariant", id),
  "Give the variant's id",
);

const quantity = z
  .number(quantityProblems.notWhole)
  .int(quantityProblems.notWhole)
  .min(1, { error: quantityProblems.tooLow, abort: true })
  .max(maxLines, quantityProblems.tooHigh);

/** An item to add: how many, and who it's for if known. */
export const cartItemSchema = z
  .strictObject({
    merchandiseId: merchandiseIdSchema,
    quantity: quantity.default(1),
    students: z
      .array(studentSchema)
      .max(maxStudents, `You can add up to ${maxStudents} students at a time`)
      .default([]),
    gifts: z.array(giftSchema).max(maxLines, `Describe at most ${maxLines} gifts at once`).default([]),
  })
  .refine(({ students, gifts, quantity: count }) => Math.max(students.length, gifts.length) <= count, {
    path: ["quantity"],
    message: "The quantity is lower than the number of students or gifts",
  });

export type CartItem = z.infer<typeof cartItemSchema>;

/** Cart lines for an item (requirements §5.7, §5.8): one line per seat or gift, each with its own id; one line for anything else. */
export function toCartLines(
  { merchandiseId: id, quantity: count, students, gifts }: CartItem,
  kind: LineKind,
  createId: () => string = createLineId,
): CartLineInput[] {
  if (kind === "product") return [{ merchandiseId: id, quantity: count }];
  return Array.from({ length: count }, (_, index) => ({
    merchandiseId: id,
    quantity: 1,
    attributes:
      kind === "seat"
        ? toSeatAttributes(students[index] ?? unnamedStudent, createId())
        : toGiftAttributes(gifts[index] ?? giftSchema.parse({}), createId()),
  }));
}

/** The item that would restore a removed line, with its quantity, student and card. */
export function toCartItem(line: CartLine): CartItem {
  const [student, gift] = [parseStudent(line), parseGift(line)];
  return {
    merchandiseId: merchandiseIdSchema.parse(line.merchandise.id),
    quantity: line.quantity,
    students: student ? [student] : [],
    gifts: gift ? [gift] : [],
  };
}

/** The first eight characters of a random id (requirements §9.5). */
export const createLineId = (): string => crypto.randomUUID().slice(0, 8);
