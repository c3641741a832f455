import { z } from "zod";
import type { CartLine } from "./cart.ts";
import { dayProblems, giverRules, messageRules } from "./cart-field-rules.ts";
import { deliverNow, giftMethods, giftTemplates } from "./gift-choices.ts";
import { toAttributesByKey } from "./to-attributes-by-key.ts";
import { emailSchema } from "#lib/person.ts";
import { toTextSchema } from "#lib/text-schema.ts";

const orNothing = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  z
    .string()
    .trim()
    // A literal that doesn't match leaves the schema's own error.
    .pipe(z.union([z.literal(""), schema]))
    .default("");

const day = z.iso.date(dayProblems.notADay);

/** A gift as its giver describes it, with defaults (requirements §3.13). Forms and the checkout check its date. */
export const giftSchema = z.strictObject({
  message: toTextSchema(messageRules).default(""),
  from: toTextSchema(giverRules).default(""),
  email: orNothing(emailSchema),
  deliver: z.union([z.literal(deliverNow), day]).default(deliverNow),
  template: z.enum(giftTemplates).default("Everyday"),
  method: z.enum(giftMethods).default("email"),
});

export type Gift = z.infer<typeof giftSchema>;

/** The gift on a line; null when the line isn't a gift or is malformed. */
export function parseGift(line: Pick<CartLine, "attributes">): Gift | null {
  const attributes = toAttributesByKey(line);
  const gift = z.object(giftSchema.shape).safeParse(attributes);
  return "giftId" in attributes && gift.success ? gift.data : null;
}

/** Line attributes for a gift, without empty ones. `giftId` identifies the gift. */
export const toGiftAttributes = (gift: Gift, giftId: string) =>
  [...Object.entries(toDelivered(gift)), ["giftId", giftId] as const].flatMap(([key, value]) =>
    value === "" ? [] : [{ key, value }],
  );

/** A card to print is the buyer's at once (decision 34), so the checkout shouldn't show another day and address. */
const toDelivered = (gift: Gift): Gift =>
  gift.method === "print" ? { ...gift, email: "", deliver: deliverNow } : gift;

/** The day that a gift is for; null if it's delivered at once, as a card to print is. */
export const toGiftDay = ({ method, deliver }: Gift): string | null =>
  method === "print" || deliver === deliverNow ? null : deliver;
