import { z } from "zod";
import { toCents } from "#storefront/merchant/admin-graphql/parse-input.ts";

/** The emulated codes of DiscountErrorCode. */
export type DiscountErrorCode =
  | "BLANK"
  | "CONFLICT"
  | "GREATER_THAN"
  | "INVALID"
  | "MINIMUM_SUBTOTAL_AND_QUANTITY_RANGE_BOTH_PRESENT"
  | "MISSING_ARGUMENT"
  | "TAKEN"
  | "TOO_LONG"
  | "TOO_MANY_ARGUMENTS"
  | "VALUE_OUTSIDE_RANGE";

const cents = z.string().transform(toCents);
const ids = z.array(z.string()).nullish();
const names = {
  code: "Code",
  title: "Title",
} as const;

/** A `DiscountCodeBasicInput`. GraphQL has checked that times are ISO 8601, and made them UTC. */
export const discountSchema = z
  .object({
    appliesOncePerCustomer: z.boolean().nullish(),
    code: z.string().trim().nullish(),
    combinesWith: z
      .object({
        orderDiscounts: z.boolean().nullish(),
        productDiscounts: z.boolean().nullish(),
        shippingDiscounts: z.boolean().nullish(),
      })
      .nullish(),
    customerGets: z
      .object({
        items: z
          .object({
            all: z.boolean().nullish(),
            collections: z.object({ add: ids }).nullish(),
            products: z.object({ productsToAdd: ids }).nullish(),
          })
          .nullish(),
        value: z
          .object({
            discountAmount: z
              .object({ amount: cents.nullish(), appliesOnEachItem: z.boolean().nullish() })
              .nullish(),
            percentage: z.number().nullish(),
          })
          .nullish(),
      })
      .nullish(),
    customerSelection: z.object({ all: z.literal(true, "A discount is for all customers.") }).nullish(),
    endsAt: z.string().nullish(),
    minimumRequirement: z
      .object({
        quantity: z.object({ greaterThanOrEqualToQuantity: z.number().nullish() }).nullish(),
        subtotal: z.object({ greaterThanOrEqualToSubtotal: cents.nullish() }).nullish(),
      })
      .nullish(),
    startsAt: z.string().nullish(),
    title: z.string().trim().nullish(),
    usageLimit: z.int().nullish(),
  })
  .superRefine((input, context) => {
    const report = (code: DiscountErrorCode, path: string[], message: string) =>
      context.addIssue({ code: "custom", path, message, params: { code } });
    for (const name of ["title", "code"] as const) {
      const text = input[name] ?? "";
      if (text === "") report("BLANK", [name], `${names[name]} can't be blank`);
      if (text.length > 255)
        report("TOO_LONG", [name], `${names[name]} is too long (maximum is 255 characters)`);
    }
    const { startsAt, endsAt, usageLimit, minimumRequirement } = input;
    if (startsAt == null) report("BLANK", ["startsAt"], "Starts at can't be blank");
    if (startsAt != null && endsAt != null && endsAt <= startsAt)
      report("INVALID", ["endsAt"], "Ends at needs to be after starts_at");
    if (usageLimit != null && usageLimit < 1)
      report("GREATER_THAN", ["usageLimit"], "Usage limit must be greater than 0");
    if (minimumRequirement?.quantity && minimumRequirement.subtotal)
      report(
        "MINIMUM_SUBTOTAL_AND_QUANTITY_RANGE_BOTH_PRESENT",
        ["minimumRequirement"],
        "Specify a minimum subtotal or a quantity, but not both.",
      );
    checkGets(input.customerGets, report);
  });

export type DiscountInput = z.output<typeof discountSchema>;

type Report = (code: DiscountErrorCode, path: string[], message: string) => void;

function checkGets(gets: DiscountInput["customerGets"], report: Report): void {
  const { percentage, discountAmount } = gets?.value ?? {};
  const value = ["customerGets", "value"];
  if (percentage == null && discountAmount?.amount == null)
    report("MISSING_ARGUMENT", value, "Specify a percentage or an amount.");
  if (percentage != null && discountAmount)
    report("TOO_MANY_ARGUMENTS", value, "Specify a percentage or an amount, but not both.");
  if (percentage != null && (percentage <= 0 || percentage > 1))
    report("VALUE_OUTSIDE_RANGE", [...value, "percentage"], "Value must be between 0.0 and 1.0");
  if (discountAmount?.amount != null && discountAmount.amount <= 0)
    report("GREATER_THAN", [...value, "discountAmount", "amount"], "Amount must be greater than 0");
  const { all, collections, products } = gets?.items ?? {};
  const given = [all === true, collections?.add?.length, products?.productsToAdd?.length].filter(Boolean);
  const items = ["customerGets", "items"];
  if (given.length === 0) report("MISSING_ARGUMENT", items, "Specify all items, products, or collections.");
  if (given.length > 1)
    report("CONFLICT", items, "Specify all items, products, or collections, but only one of them.");
}
