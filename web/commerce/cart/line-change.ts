import { z } from "zod";
import type { CartLineUpdateInput } from "#commerce/generated/graphql.ts";
import type { CartLine } from "./cart.ts";
import { giftSchema, toGiftAttributes } from "./gift.ts";
import { mostLines } from "./most-lines.ts";
import { studentSchema, toSeatAttributes } from "./student.ts";

/** The id holds the cart's token, not its key: it may be seen by the shopper whose it is. */
export const lineIdSchema = z
  .string()
  .startsWith("gid://shopify/CartLine/", "Name the line by its id")
  .max(300);

/** What a shopper changes of a line: how many, who learns in a seat, what a gift says. None of it changes nothing. */
export const lineChangeSchema = z.strictObject({
  id: lineIdSchema,
  quantity: z
    .number("Write how many as a whole number")
    .int("Write how many as a whole number")
    .min(0, { error: "Nobody can have less than none", abort: true })
    .max(mostLines, `Take at most ${mostLines}`)
    .optional(),
  student: studentSchema.optional(),
  gift: giftSchema.optional(),
});

export type LineChange = z.infer<typeof lineChangeSchema>;

/** The change as Shopify takes it. A seat and a gift keep their id, and stay one however many are asked for (SPEC §5). */
export function toLineUpdate(
  { id, quantity, student, gift }: LineChange,
  line: CartLine,
): CartLineUpdateInput {
  const read = (name: string) => line.attributes.find(({ key }) => key === name)?.value;
  const [studentId, giftId] = [read("studentId"), read("giftId")];
  const isOne = Boolean(studentId ?? giftId);
  const attributes =
    student && studentId
      ? toSeatAttributes(student, studentId)
      : gift && giftId
        ? toGiftAttributes(gift, giftId)
        : undefined;
  return {
    id,
    ...(quantity !== undefined && { quantity: isOne ? Math.min(quantity, 1) : quantity }),
    ...(attributes && { attributes }),
  };
}
