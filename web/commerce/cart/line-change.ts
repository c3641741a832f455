import { z } from "zod";
import type { CartLineUpdateInput } from "#commerce/generated/graphql.ts";
import type { Country } from "#commerce/offer.ts";
import type { Cart, CartLine } from "./cart.ts";
import { quantityProblems } from "./cart-field-rules.ts";
import { merchandiseIdSchema } from "./cart-item.ts";
import type { ProblemCode } from "./cart-problem.ts";
import { giftSchema, toGiftAttributes } from "./gift.ts";
import { toLineKind } from "./line-kind.ts";
import type { Merchandise, ReadMerchandise } from "./merchandise-reader.ts";
import { maxLines } from "./max-lines.ts";
import { studentSchema, toSeatAttributes } from "./student.ts";

/** A line id contains the cart's token but not its key, so the shopper may see it. */
export const lineIdSchema = z.string().startsWith("gid://shopify/CartLine/", "Give the line's id").max(300);

/** Changes to a line: quantity, variant, student or gift. Omitted fields stay as they are. */
export const lineChangeSchema = z.strictObject({
  id: lineIdSchema,
  quantity: z
    .number(quantityProblems.notWhole)
    .int(quantityProblems.notWhole)
    .min(0, { error: "Quantity can’t be negative", abort: true })
    .max(maxLines, `Enter at most ${maxLines}`)
    .optional(),
  merchandiseId: merchandiseIdSchema.optional(),
  student: studentSchema.optional(),
  gift: giftSchema.optional(),
});

export type LineChange = z.infer<typeof lineChangeSchema>;

interface Changing {
  cart: Cart;
  readMerchandise: ReadMerchandise;
  country: Country;
}

/**
 * Line updates for Shopify, or why there are none. The new variant must be on sale, and the line stays a seat, a gift
 * or a counted product. Rejects with a StorefrontError.
 */
export async function readLineUpdates(
  changes: readonly LineChange[],
  { cart, readMerchandise, country }: Changing,
): Promise<CartLineUpdateInput[] | ProblemCode> {
  const changedLines = changes.flatMap((change) => {
    const line = cart.lines.nodes.find(({ id }) => id === change.id);
    return line ? [{ change, line }] : [];
  });
  const ids = changedLines.flatMap(({ change }) => change.merchandiseId ?? []);
  const sold = ids.length > 0 ? await readMerchandise(ids, country) : new Map<string, Merchandise>();
  for (const { change, line } of changedLines) {
    if (!change.merchandiseId) continue;
    const kind = sold.get(change.merchandiseId)?.kind;
    if (!kind) return "not-found";
    const { title, product } = line.merchandise;
    if (kind !== toLineKind({ title, productType: product.productType })) return "change-failed";
  }
  return changedLines.map(({ change, line }) => toLineUpdate(change, line));
}

/** A seat or a gift keeps its id and always has quantity 1 (requirements §5.7, §5.8). */
function toLineUpdate(
  { id, quantity, merchandiseId, student, gift }: LineChange,
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
    ...(merchandiseId && { merchandiseId }),
    ...(attributes && { attributes }),
  };
}
