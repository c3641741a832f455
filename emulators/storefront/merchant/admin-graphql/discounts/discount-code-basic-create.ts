import { exchange } from "#storefront/domain/cart/exchange.ts";
import type {
  Amounts,
  Discount,
  DiscountMinimum,
  DiscountValue,
  Entitled,
} from "#storefront/domain/discounts/discount.ts";
import type { AdminServices } from "#storefront/merchant/admin-api/admin-call.ts";
import { parseInput, type UserError } from "#storefront/merchant/admin-graphql/parse-input.ts";
import { type DiscountErrorCode, type DiscountInput, discountSchema } from "./discount-input.ts";

type DiscountError = UserError<DiscountErrorCode> & { extraInfo: null };

interface DiscountCodeBasicCreatePayload {
  codeDiscountNode: Discount | null;
  userErrors: readonly DiscountError[];
}

const at = "basicCodeDiscount";

/** `discountCodeBasicCreate`: a code for a percentage or an amount off. */
export function answerDiscountCodeBasicCreate(
  _root: unknown,
  { basicCodeDiscount: given }: { basicCodeDiscount: object },
  services: AdminServices,
): DiscountCodeBasicCreatePayload {
  const { discounts, nextId } = services;
  const parsed = parseInput(discountSchema, given, { at, code: "INVALID" });
  if (parsed.kind === "invalid") return refuse(parsed.userErrors);
  const input = parsed.data;
  const code = input.code ?? "";
  if (discounts.byCode(code))
    return refuse([
      { code: "TAKEN", field: [at, "code"], message: "Code must be unique. Please try a different code." },
    ]);
  const items = toEntitled(input, services);
  if ("userErrors" in items) return refuse(items.userErrors);

  return services.transact(() => {
    const {
      orderDiscounts: order,
      productDiscounts: product,
      shippingDiscounts: shipping,
    } = input.combinesWith ?? {};
    const discount: Discount = {
      id: nextId("DiscountNode"),
      title: input.title ?? code,
      method: { kind: "code", code },
      value: toValue(input, items),
      minimum: toMinimum(input),
      startsAt: input.startsAt ?? services.now().toISOString(),
      endsAt: input.endsAt ?? null,
      usageLimit: input.usageLimit ?? null,
      oncePerCustomer: input.appliesOncePerCustomer ?? false,
      countries: null,
      combinesWith: { order: order ?? false, product: product ?? false, shipping: shipping ?? false },
    };
    discounts.put(discount);
    return { codeDiscountNode: discount, userErrors: [] };
  });
}

function refuse(errors: readonly UserError<DiscountErrorCode>[]): DiscountCodeBasicCreatePayload {
  return { codeDiscountNode: null, userErrors: errors.map((error) => ({ ...error, extraInfo: null })) };
}

/** What the input takes something off. IDs become handles, by which a discount refers to products and collections. */
function toEntitled(
  { customerGets }: DiscountInput,
  { catalog: { stored } }: AdminServices,
): Entitled | { userErrors: UserError<DiscountErrorCode>[] } {
  const { collections, products } = customerGets?.items ?? {};
  const [kind, ids, find, path] = products?.productsToAdd?.length
    ? (["products", products.productsToAdd, stored.productById, ["products", "productsToAdd"]] as const)
    : (["collections", collections?.add ?? [], stored.collectionById, ["collections", "add"]] as const);
  if (ids.length === 0) return { kind: "all" };
  const userErrors: UserError<DiscountErrorCode>[] = ids.flatMap((id, index) => {
    if (find(id)) return [];
    const field = [at, "customerGets", "items", ...path, String(index)];
    return [{ code: "INVALID", field, message: `${id} doesn't exist.` }];
  });
  if (userErrors.length > 0) return { userErrors };
  return { kind, handles: ids.flatMap((id) => find(id)?.handle ?? []) };
}

function toValue({ customerGets }: DiscountInput, items: Entitled): DiscountValue {
  const { percentage, discountAmount } = customerGets?.value ?? {};
  // To a hundredth of a percent, because 0.07 * 100 isn't 7.
  if (percentage != null)
    return { kind: "percentage", percent: Math.round(percentage * 10_000) / 100, items };
  return {
    kind: "fixedAmount",
    amounts: toAmounts(discountAmount?.amount ?? 0),
    items,
    onEachItem: discountAmount?.appliesOnEachItem ?? false,
  };
}

function toMinimum({ minimumRequirement }: DiscountInput): DiscountMinimum | null {
  const quantity = minimumRequirement?.quantity?.greaterThanOrEqualToQuantity;
  if (quantity != null) return { kind: "quantity", quantity };
  const subtotal = minimumRequirement?.subtotal?.greaterThanOrEqualToSubtotal;
  return subtotal == null ? null : { kind: "subtotal", amounts: toAmounts(subtotal) };
}

const toAmounts = (usd: number): Amounts => ({ USD: usd, CAD: exchange(usd, "USD", "CAD") });
