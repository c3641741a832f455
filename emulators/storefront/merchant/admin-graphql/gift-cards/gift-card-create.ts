import { z } from "zod";
import type { IssuedGiftCard } from "#storefront/domain/cart/gift-card-store.ts";
import type { AdminServices } from "#storefront/merchant/admin-api/admin-call.ts";
import { parseInput, toCents, type UserError } from "#storefront/merchant/admin-graphql/parse-input.ts";

/** The emulated codes of GiftCardErrorCode. */
type GiftCardErrorCode =
  | "GIFT_CARD_LIMIT_EXCEEDED"
  | "GREATER_THAN"
  | "INVALID"
  | "TAKEN"
  | "TOO_LONG"
  | "TOO_SHORT";

/** In cents. Shopify's limit is 2,000 US dollars (help.shopify.com, "Gift cards"). */
const maxValue = 200_000;

const inputSchema = z
  .object({
    code: z.string().trim().nullish(),
    expiresOn: z.string().nullish(),
    initialValue: z.string().transform(toCents),
  })
  .superRefine(({ code, initialValue }, context) => {
    const report = (wrong: GiftCardErrorCode, path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message, params: { code: wrong } });
    if (initialValue <= 0) report("GREATER_THAN", "initialValue", "must be greater than 0");
    if (initialValue > maxValue) report("GIFT_CARD_LIMIT_EXCEEDED", "initialValue", "can't exceed $2,000.00");
    if (code == null) return;
    if (code.length < 8) report("TOO_SHORT", "code", "is too short (minimum is 8 characters)");
    if (code.length > 20) report("TOO_LONG", "code", "is too long (maximum is 20 characters)");
    if (/[^a-z0-9]/i.test(code)) report("INVALID", "code", "can only contain letters and numbers");
  });

interface GiftCardCreatePayload {
  giftCard: IssuedGiftCard | null;
  giftCardCode: string | null;
  userErrors: readonly UserError<GiftCardErrorCode>[];
}

/** `giftCardCreate`: a card in US dollars. Its code is only told now. */
export function answerGiftCardCreate(
  _root: unknown,
  { input: given }: { input: object },
  services: AdminServices,
): GiftCardCreatePayload {
  const { giftCards, nextId, newId } = services;
  const parsed = parseInput(inputSchema, given, { at: "input", code: "INVALID" });
  if (parsed.kind === "invalid") return refuse(parsed.userErrors);
  const { expiresOn, initialValue } = parsed.data;
  // Shopify makes codes of 16 characters.
  const code = parsed.data.code ?? newId().replaceAll("-", "").slice(0, 16);
  if (giftCards.hasCode(code))
    return refuse([{ code: "TAKEN", field: ["input", "code"], message: "has already been taken" }]);
  return services.transact(() => {
    const id = nextId("GiftCard");
    const expiresAt = expiresOn == null ? null : `${expiresOn}T23:59:59.999Z`;
    giftCards.put({ id, code, currency: "USD", balance: initialValue, expiresAt });
    return { giftCard: giftCards.byId(id), giftCardCode: code, userErrors: [] };
  });
}

function refuse(userErrors: readonly UserError<GiftCardErrorCode>[]): GiftCardCreatePayload {
  return { giftCard: null, giftCardCode: null, userErrors };
}
